/** Who is who on the map: a figure that goes from one place to another stays the same figure. */
import type { Standing } from './standing';

export interface Member extends Standing {
  id: string;
}

export class Crew {
  private members: Member[] = [];
  private born = 0;

  /** Names those who stand there now: who stayed, who came from elsewhere, who is new. The order never changes. */
  follow(now: Standing[]): Member[] {
    const left = new Set(this.members);
    const named = new Map<string, Member>();
    const claim = (one: Standing, fits: (old: Member) => boolean): boolean => {
      for (const old of left) {
        if (old.seat !== one.seat || old.kind !== one.kind || !fits(old)) continue;
        left.delete(old);
        named.set(old.id, { ...one, id: old.id });
        return true;
      }
      return false;
    };
    const come = now.filter((one) => !claim(one, (old) => old.key === one.key));
    const moved = come.filter((one) => !claim(one, (old) => old.place === one.place));
    const fresh = moved.filter((one) => !claim(one, () => true));
    for (const one of fresh) {
      const id = String((this.born += 1));
      named.set(id, { ...one, id });
    }
    this.members = [...named.values()].sort((a, b) => Number(a.id) - Number(b.id));
    return this.members;
  }
}
