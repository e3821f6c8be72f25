/**
 * Where the slides of an endless row are. Places continue in both directions (…, −1, 0, 1, …). Each slide
 * could be at several of them, one lap apart, and moves on while it's out of view.
 */
export interface CarouselPlace {
  /** The place of the first slide in view. */
  at: number;
  /** The previous place: while the row moves, the slides that are leaving are in view, too. */
  from: number;
}

export const START: CarouselPlace = { at: 0, from: 0 };

export const stepBy = ({ at }: CarouselPlace, step: number): CarouselPlace => ({
  at: at + step,
  from: at,
});

/** Goes straight to a slide within the current lap. */
export function jumpTo({ at }: CarouselPlace, slide: number, count: number): CarouselPlace {
  return { at: at - slideAt(at, count) + slide, from: at };
}

/** A row that jumps shows its new place at once, because some slides in between aren't there. */
export const isJump = ({ at, from }: CarouselPlace) => Math.abs(at - from) > 1;

/** Which slide is at a place. */
export const slideAt = (place: number, count: number) => ((place % count) + count) % count;

/** A slide's place: of all the possible ones, the one in the lap that starts with the first slide in view. */
export function placeOf(slide: number, stand: CarouselPlace, count: number): number {
  const first = isJump(stand) ? stand.at : Math.min(stand.at, stand.from);
  return first + slideAt(slide - first, count);
}

/** `slides` are in view side by side; 0 means nothing is measured yet, so all of them may be. */
export function isInSight(
  slide: number,
  stand: CarouselPlace,
  count: number,
  slides: number,
): boolean {
  if (slides === 0) return true;
  const behind = placeOf(slide, stand, count) - stand.at;
  return behind >= 0 && behind < slides;
}
