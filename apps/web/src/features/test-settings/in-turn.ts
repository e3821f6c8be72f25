let last: Promise<unknown> = Promise.resolve();

/** Does one piece of work after another, so that an older answer never comes after a newer one. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}
