export interface Piece {
  change: "same" | "added" | "removed";
  text: string;
}

/** Above this many pairs of words, a text counts as rewritten: comparing takes their product. */
const MOST_PAIRS = 4_000_000;

/** What was removed from `before` and added in `after`, by words, keeping the longest text in common. */
export function wordDiff(before: string, after: string): Piece[] {
  const old = wordsOf(before);
  const now = wordsOf(after);
  const start = commonStart(old, now);
  const end = commonStart(old.slice(start).toReversed(), now.slice(start).toReversed());
  return joined([
    ...old.slice(0, start).map((text): Piece => ({ change: "same", text })),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...old.slice(old.length - end).map((text): Piece => ({ change: "same", text })),
  ]);
}

/** Each with the space after it, so that they join to the text again. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*/g) ?? [];
}

const isSame = (one: string, other: string) => one.trim() === other.trim();

function commonStart(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && length < other.length && isSame(one[length]!, other[length]!))
    length++;
  return length;
}

function middle(old: readonly string[], now: readonly string[]): Piece[] {
  const removed = old.map((text): Piece => ({ change: "removed", text }));
  const added = now.map((text): Piece => ({ change: "added", text }));
  if (old.length * now.length > MOST_PAIRS) return [...removed, ...added];
  const lengths = commonLengths(old, now);
  const at = (k: number, n: number) => lengths[k * (now.length + 1) + n]!;
  const pieces: Piece[] = [];
  let k = 0;
  let n = 0;
  while (k < old.length && n < now.length) {
    if (isSame(old[k]!, now[n]!)) {
      pieces.push({ change: "same", text: now[n]! });
      k++;
      n++;
    } else if (at(k + 1, n) >= at(k, n + 1)) pieces.push(removed[k++]!);
    else pieces.push(added[n++]!);
  }
  return [...pieces, ...removed.slice(k), ...added.slice(n)];
}

/** The length of the longest common subsequence from word k of the one and word n of the other on. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array {
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let k = old.length - 1; k >= 0; k--)
    for (let n = now.length - 1; n >= 0; n--)
      lengths[k * width + n] = isSame(old[k]!, now[n]!)
        ? lengths[(k + 1) * width + n + 1]! + 1
        : Math.max(lengths[(k + 1) * width + n]!, lengths[k * width + n + 1]!);
  return lengths;
}

/** In runs. Between two texts that stayed, what was removed comes before what was added. */
function joined(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = [];
  let changed = { removed: "", added: "" };
  const flush = () => {
    for (const change of ["removed", "added"] as const)
      if (changed[change]) runs.push({ change, text: changed[change] });
    changed = { removed: "", added: "" };
  };
  for (const { change, text } of pieces) {
    if (change !== "same") {
      changed[change] += text;
      continue;
    }
    flush();
    const last = runs.at(-1);
    if (last?.change === "same") last.text += text;
    else runs.push({ change, text });
  }
  flush();
  return runs;
}
