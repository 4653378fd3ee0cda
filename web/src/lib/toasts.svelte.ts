/** Short notices that go by themselves. */
import { Refusal } from './api';
import { t, shelf } from './shelf.svelte';

export interface Toast {
  id: number;
  text: string;
  detail: string;
  kind: 'told' | 'refused';
}

const STAY = 7000;

class Toasts {
  list = $state<Toast[]>([]);
  private next = 0;

  show(text: string, detail = '', kind: Toast['kind'] = 'told'): void {
    const id = (this.next += 1);
    this.list = [...this.list.filter((toast) => toast.text !== text || toast.detail !== detail), { id, text, detail, kind }].slice(-3);
    setTimeout(() => this.drop(id), STAY + detail.length * 30);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Tells why something was refused; gives the sentence, for whoever shows it elsewhere. */
  refused(error: unknown): string {
    const text = why(error);
    this.show(text, '', 'refused');
    return text;
  }
}

export const toasts = new Toasts();

export function refusedText(key: string): string {
  return shelf.hall.has(`refused-${key}`) ? t(`refused-${key}`) : t('refused-unknown');
}

export function why(error: unknown): string {
  if (error instanceof Refusal) return refusedText(error.key);
  return t('refused-unknown');
}
