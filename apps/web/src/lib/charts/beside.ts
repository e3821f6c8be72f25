interface Placed {
  /** Those of one column could hide each other. */
  column: number;
  height: number;
}

/**
 * How many places to the side each mark stands, so that marks of one column that are closer than `gap`
 * stand beside each other: 0, 1, -1, 2, -2 …
 */
export function placesBeside(marks: readonly Placed[], gap: number): number[] {
  const taken: (Placed & { place: number })[] = [];
  const places = new Map<Placed, number>();
  for (const mark of marks.toSorted((a, b) => a.height - b.height)) {
    const near = new Set(
      taken
        .filter(({ column, height }) => column === mark.column && mark.height - height < gap)
        .map(({ place }) => place),
    );
    let step = 0;
    while (near.has(placeAt(step))) step += 1;
    const place = placeAt(step);
    taken.push({ ...mark, place });
    places.set(mark, place);
  }
  return marks.map((mark) => places.get(mark)!);
}

function placeAt(step: number): number {
  return step % 2 === 1 ? (step + 1) / 2 : -step / 2 + 0;
}
