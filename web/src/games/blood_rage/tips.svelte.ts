/** A word of help for whatever the pointer, a finger or the focus rests on. */
export interface Help {
  title: string;
  text: string;
}

export interface Tip extends Help {
  at: DOMRect;
}

const PATIENCE = 320;
const READING = 4500;

export class Tips {
  tip = $state.raw<Tip | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  private show(help: Help, element: EventTarget | null, after: number): void {
    if (!(element instanceof Element)) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.tip = { ...help, at: element.getBoundingClientRect() }), after);
  }

  hide = (): void => {
    clearTimeout(this.timer);
    this.tip = null;
  };

  /** Handlers for a thing that can be explained; `stops` lets the keyboard reach it, and names it. */
  on(help: Help, stops = false) {
    return {
      onpointerenter: (e: PointerEvent) => {
        if (e.pointerType === 'mouse') this.show(help, e.currentTarget, PATIENCE);
      },
      onpointerleave: (e: PointerEvent) => {
        if (e.pointerType === 'mouse') this.hide();
      },
      onpointerup: (e: PointerEvent) => {
        if (e.pointerType === 'mouse') return;
        this.show(help, e.currentTarget, 0);
        setTimeout(this.hide, READING);
      },
      onfocus: (e: FocusEvent) => {
        if (e.currentTarget instanceof Element && e.currentTarget.matches(':focus-visible')) {
          this.show(help, e.currentTarget, 0);
        }
      },
      onblur: this.hide,
      ...(stops ? { tabindex: 0, role: 'img', 'aria-label': `${help.title}. ${help.text}` } : {}),
    };
  }
}
