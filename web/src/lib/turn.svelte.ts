/** Signs that it is my turn: the page's title, its icon, and a notice if it was wished for. */
import { t } from './shelf.svelte';

let told = false;

export function turnSigns(now: () => { mine: boolean; game: string }): void {
  $effect(() => {
    const { mine, game } = now();
    document.title = mine ? t('hall-title-turn', { game }) : t('hall-title-table', { game });
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = mine ? '/favicon-turn.svg' : '/favicon.svg';
    if (mine && !told && document.hidden && canNotify() === 'granted') {
      new Notification(t('hall-title-turn', { game }), { icon: '/favicon-turn.svg', tag: location.pathname });
    }
    told = mine;
  });
  $effect(() => () => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = '/favicon.svg';
  });
}

export function canNotify(): NotificationPermission | 'missing' {
  return 'Notification' in window ? Notification.permission : 'missing';
}
