/** The thing under the pointer or the focus: what is told of it, and where on the screen it stands. */
const PATIENCE = 240;
const PRESS = 380;

/** Looks at one thing at a time, and tells of it what a game has to tell. */
export class Lens<Tip> {
  glance = $state.raw<{ tip: Tip; at: DOMRect } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** a finger rests on what is told: letting go is no press */
  private held = false;

  private show(tip: () => Tip, element: Element, after: number): void {
    clearTimeout(this.timer);
    this.held = false;
    this.timer = setTimeout(() => {
      if (!element.isConnected) return;
      this.glance = { tip: tip(), at: element.getBoundingClientRect() };
      this.held = after === PRESS;
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
      onclickcapture: (e: MouseEvent) => {
        if (!this.held) return;
        this.held = false;
        e.stopImmediatePropagation();
      },
      onfocus: (e: FocusEvent) => {
        const at = e.currentTarget;
        if (at instanceof Element && at.matches(':focus-visible')) this.show(tip, at, 0);
      },
      onblur: this.hide,
    };
  }
}
