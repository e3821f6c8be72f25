/**
 * Thrown when what was read before the lock isn't enough, or is no longer enough. Everything is
 * rolled back.
 */
export class LookAgain extends Error {
  override readonly name = "LookAgain";
}
