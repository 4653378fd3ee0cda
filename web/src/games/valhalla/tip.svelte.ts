/** What is told of the thing under the pointer or the focus, and where on the screen it stands. */
export interface Tip {
  title: string;
  lines: string[];
  /** shown large beside the words */
  card?: string | null;
}

const PATIENCE = 240;
const PRESS = 380;

export class Lens {
  glance = $state<{ tip: Tip; at: DOMRect } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  private show(tip: () => Tip, element: Element, after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (element.isConnected) this.glance = { tip: tip(), at: element.getBoundingClientRect() };
    }, after);
  }

  hide = (): void => {
    clearTimeout(this.timer);
    this.glance = null;
  };

  /** Handlers for a thing that can be read: resting on it, focus or a long press tells of it. */
  over(tip: () => Tip) {
    return {
      onpointerenter: (e: PointerEvent) => {
        if (e.pointerType === 'mouse' && e.currentTarget instanceof Element) this.show(tip, e.currentTarget, PATIENCE);
      },
      onpointerleave: this.hide,
      onpointerdown: (e: PointerEvent) => {
        if (e.pointerType !== 'mouse' && e.currentTarget instanceof Element) this.show(tip, e.currentTarget, PRESS);
        else this.hide();
      },
      onpointercancel: this.hide,
      onfocus: (e: FocusEvent) => {
        const at = e.currentTarget;
        if (at instanceof Element && at.matches(':focus-visible')) this.show(tip, at, 0);
      },
      onblur: this.hide,
    };
  }
}
