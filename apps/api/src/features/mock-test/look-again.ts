/**
 * Thrown when what was read before the lock isn't enough, or isn't any more. Everything is rolled
 * back.
 */
export class LookAgain extends Error {
  override readonly name = "LookAgain";
}
