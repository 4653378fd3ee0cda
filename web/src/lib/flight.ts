/** A thing that flies over a scene: an attachment that carries its element from one thing to another. */
export interface Course {
  /** the ground that the two things stand on, found there by their selectors */
  root: HTMLElement | undefined;
  from: string;
  to: string;
}

/** How it flies. `poses` are further transforms: at the start, at the height of its arc, where it lands. */
export interface Style {
  duration: number;
  arc: number;
  poses: [string, string, string];
  landing?: number;
}

function middle(root: HTMLElement | undefined, selector: string): { x: number; y: number } | null {
  const ground = root?.getBoundingClientRect();
  const at = root?.querySelector(selector)?.getBoundingClientRect();
  return ground && at ? { x: at.left + at.width / 2 - ground.left, y: at.top + at.height / 2 - ground.top } : null;
}

export function fly({ root, from, to }: Course, { duration, arc, poses, landing = 1 }: Style) {
  return (element: HTMLElement): void => {
    const a = middle(root, from);
    const b = middle(root, to);
    if (!a || !b) {
      element.style.display = 'none';
      return;
    }
    const at = (x: number, y: number, pose: string): string => `translate(${x}px, ${y}px) translate(-50%, -50%) ${pose}`;
    element.animate(
      [
        { transform: at(a.x, a.y, poses[0]), opacity: 0.4 },
        { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - arc, poses[1]), opacity: 1 },
        { transform: at(b.x, b.y, poses[2]), opacity: landing },
      ],
      { duration, easing: 'cubic-bezier(0.4, 0, 0.3, 1)', fill: 'both' },
    );
  };
}
