/** The card that is looked at closely, and where on the screen it was found. */
export interface Glance {
  kind: string;
  at: DOMRect;
}

const PATIENCE = 280;
const PRESS = 420;

export class Lens {
  glance = $state<Glance | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  private show(kind: string, element: Element, after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.glance = { kind, at: element.getBoundingClientRect() };
    }, after);
  }

  hide = (): void => {
    clearTimeout(this.timer);
    this.glance = null;
  };

  /** Handlers for a thing that shows this card: resting on it, focus or a long press enlarges it. */
  over(kind: string) {
    return {
      onpointerenter: (e: PointerEvent) => {
        if (e.pointerType === 'mouse' && e.currentTarget instanceof Element) this.show(kind, e.currentTarget, PATIENCE);
      },
      onpointerleave: this.hide,
      onpointerdown: (e: PointerEvent) => {
        if (e.pointerType !== 'mouse' && e.currentTarget instanceof Element) this.show(kind, e.currentTarget, PRESS);
        else this.hide();
      },
      onpointerup: () => clearTimeout(this.timer),
      onpointercancel: this.hide,
      onfocus: (e: FocusEvent) => {
        const at = e.currentTarget;
        if (at instanceof Element && at.matches(':focus-visible')) this.show(kind, at, 0);
      },
      onblur: this.hide,
    };
  }

  /** Shows a card until it is pressed again. */
  toggle(kind: string, element: Element): void {
    if (this.glance?.kind === kind) this.hide();
    else this.show(kind, element, 0);
  }
}
