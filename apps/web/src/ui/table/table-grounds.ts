/** A ground of its own lets a fixed column cover what scrolls under it: the page's, unless `--table-ground` says else. */
const OWN = "bg-(--table-ground,var(--paper))";
/** The sorted column: the band at 34 %, and opaque. */
const SORTED = "bg-[color-mix(in_srgb,var(--band)_34%,var(--table-ground,var(--paper)))]";

/** The ground of a cell, and whether it keeps its place while the others scroll. */
export function cellGround(isSorted: boolean, isFixed: boolean): string {
  const ground = isSorted ? SORTED : isFixed ? OWN : "";
  return isFixed ? `fixed-column ${ground}` : ground;
}
