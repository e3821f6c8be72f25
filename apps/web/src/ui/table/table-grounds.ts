/**
 * An opaque background lets a fixed column cover what scrolls under it: the page's, unless `--table-ground`
 * sets another.
 */
const OWN = "bg-(--table-ground,var(--paper))";
/** The sorted column: 34% of the shading color, but opaque. */
const SORTED = "bg-[color-mix(in_srgb,var(--band)_34%,var(--table-ground,var(--paper)))]";

/** A cell's background, and whether it stays in place while the others scroll. */
export function cellGround(isSorted: boolean, isFixed: boolean): string {
  const ground = isSorted ? SORTED : isFixed ? OWN : "";
  return isFixed ? `fixed-column ${ground}` : ground;
}
