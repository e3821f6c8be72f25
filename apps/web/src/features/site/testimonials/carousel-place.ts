/**
 * Where the slides of an endless row stand. Places run on in both directions, …, −1, 0, 1, …; each slide
 * stands at one of those that it has, a lap of the whole row apart, and is moved on when it is out of sight.
 */
export interface Stand {
  /** The place of the first slide in sight. */
  at: number;
  /** The one before: while the row moves, what leaves is in sight too. */
  from: number;
}

export const START: Stand = { at: 0, from: 0 };

export const stepBy = ({ at }: Stand, step: number): Stand => ({ at: at + step, from: at });

/** Straight to a slide, within the lap that the row is in. */
export function jumpTo({ at }: Stand, slide: number, count: number): Stand {
  return { at: at - slideAt(at, count) + slide, from: at };
}

/** A row that jumps shows its new place at once: what lies between is not all there. */
export const isJump = ({ at, from }: Stand) => Math.abs(at - from) > 1;

/** Which slide stands at a place. */
export const slideAt = (place: number, count: number) => ((place % count) + count) % count;

/** The place of a slide: of all it has, the one in the lap that begins with the first slide to be seen. */
export function placeOf(slide: number, stand: Stand, count: number): number {
  const first = isJump(stand) ? stand.at : Math.min(stand.at, stand.from);
  return first + slideAt(slide - first, count);
}

/** `slides` are in sight side by side; 0: nobody has measured, and all may be. */
export function isInSight(slide: number, stand: Stand, count: number, slides: number): boolean {
  if (slides === 0) return true;
  const behind = placeOf(slide, stand, count) - stand.at;
  return behind >= 0 && behind < slides;
}
