interface Placed {
  order: number;
  column: number;
  height: number;
  /** How many places beside its column the mark stands. */
  place: number;
  isNamed: boolean;
}

/**
 * Which marks carry which numbers: those of a row are named together, at the right of its last mark, where
 * no other mark covers them.
 */
export function missLabels(marks: readonly Placed[], gap: number): Map<number, string> {
  const labels = new Map<number, string>();
  for (const mark of marks.filter(({ isNamed }) => isNamed)) {
    const row = marks.filter(
      ({ column, height }) => column === mark.column && Math.abs(height - mark.height) < gap,
    );
    const { order } = row.toSorted((a, b) => b.place - a.place)[0]!;
    const said = labels.get(order);
    labels.set(order, said === undefined ? String(mark.order) : `${said}, ${mark.order}`);
  }
  return labels;
}
