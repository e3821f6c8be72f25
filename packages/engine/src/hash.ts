/**
 * A number in [0, 1) that depends only on its three arguments. It is the engine's only source of
 * chance, so the same session seed gives the same session on every machine. The mixing constants
 * are those of MurmurHash3's 32-bit finalizer.
 */
export function chance(seed: number, first: number, second: number): number {
  let h = mix(seed | 0);
  h = mix(h ^ Math.imul((first | 0) + 0x51ed, 0x9e3779b1));
  h = mix(h ^ Math.imul((second | 0) + 0x2c1b, 0x85ebca6b));
  return (h >>> 0) / 4294967296;
}

function mix(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
