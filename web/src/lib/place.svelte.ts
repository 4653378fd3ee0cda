/** Where the reader is: the current route, and how to go elsewhere. */
import { match } from './router';

class Place {
  route = $state(match(location.pathname, location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (click) => this.follow(click));
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Changes the address without leaving the page: the same view has a new link. */
  relabel(path: string): void {
    history.replaceState(null, '', path);
  }

  private read(): void {
    this.route = match(location.pathname, location.search);
  }

  /** Links to our own pages need no reload. */
  private follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = (click.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api') || link.pathname.includes('.')) return;
    if (link.hash && link.pathname === location.pathname) return;
    click.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const place = new Place();
