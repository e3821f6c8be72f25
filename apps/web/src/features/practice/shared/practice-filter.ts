/** What a learner wants to practice, in the address, in navigation state, and changed by hand. */
import { PracticeFilter, type PracticeOverview } from "@theta/contract";

type Topics = PracticeOverview["topics"];
/** `undefined` removes part of the filter. */
export type FilterChange = { [Part in keyof PracticeFilter]?: PracticeFilter[Part] | undefined };

/** Removes the whole filter. */
export const EVERYTHING: FilterChange = {
  section: undefined,
  topic: undefined,
  topics: undefined,
  level: undefined,
  format: undefined,
  onlyMissed: undefined,
};

const ONLY_MISSED = "missed";
const SEVERAL = "topics";
const TEXTS = ["section", "topic", "level", "format"] as const;

export function addressOf(filter: PracticeFilter): string {
  const address = new URLSearchParams();
  for (const part of TEXTS) {
    const value = filter[part];
    if (value) address.set(part, value);
  }
  for (const topic of filter.topics ?? []) address.append(SEVERAL, topic);
  if (filter.onlyMissed) address.set(ONLY_MISSED, "1");
  return address.toString();
}

/** Reads a filter from an address, which may be typed by hand, and leaves out invalid parts. */
export function filterOfAddress(address: URLSearchParams): PracticeFilter {
  const parts = [
    ...TEXTS.map((part) => ({ [part]: address.get(part) })),
    { topics: address.getAll(SEVERAL) },
    { onlyMissed: address.get(ONLY_MISSED) === "1" || null },
  ];
  return Object.assign({}, ...parts.filter((part) => PracticeFilter.safeParse(part).success));
}

/** Returns the filter sent along by another screen, or null if it sent none. */
export function filterOfState(state: unknown): PracticeFilter | null {
  if (typeof state !== "object" || state === null || !("filter" in state)) return null;
  return PracticeFilter.safeParse(state.filter).data ?? null;
}

/** What's offered in a section, and in a format of it. */
export function offered(topics: Topics, { section, format }: PracticeFilter): Topics {
  return topics.filter(
    (row) => (!section || row.section === section) && (!format || row.format === format),
  );
}

/** The filter with a change. Removes a format or topic that the section doesn't have. */
export function changed(
  filter: PracticeFilter,
  change: FilterChange,
  topics: Topics,
): PracticeFilter {
  const { section, format, topic, topics: several, level, onlyMissed } = { ...filter, ...change };
  const next: PracticeFilter = {
    ...(section && { section }),
    ...(level && { level }),
    ...(onlyMissed && { onlyMissed }),
  };
  const inSection = offered(topics, next);
  if (format && inSection.some((row) => row.format === format)) next.format = format;
  const inFormat = new Set(offered(topics, next).map((row) => row.topic));
  if (topic && inFormat.has(topic)) next.topic = topic;
  if (several?.every((one) => inFormat.has(one))) next.topics = several;
  return next;
}

/** Which part to remove first from a filter that nothing matches, or null if that wouldn't help. */
export function tooNarrow(filter: PracticeFilter, topics: Topics): keyof PracticeFilter | null {
  const rowsFor = ({ topic, topics: several, ...rest }: PracticeFilter) =>
    offered(topics, rest).filter(
      (row) =>
        (!topic || row.topic === topic) && (!several || several.some((one) => one === row.topic)),
    );
  const rows = rowsFor(filter);
  if (rows.length === 0) {
    const parts = (["topic", "topics", "format", "section"] as const).filter(
      (part) => filter[part],
    );
    return parts.find((part) => rowsFor(without(filter, part)).length > 0) ?? parts.at(-1) ?? null;
  }
  const missed = rows.reduce((sum, { answered, right }) => sum + answered - right, 0);
  if (filter.onlyMissed && (missed === 0 || !filter.level)) return "onlyMissed";
  return filter.level ? "level" : null;
}

function without(filter: PracticeFilter, part: keyof PracticeFilter): PracticeFilter {
  const { [part]: _, ...rest } = filter;
  return rest;
}
