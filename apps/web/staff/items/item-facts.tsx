import type { StaffItem } from "@theta/contract/staff";
import type { ReactNode } from "react";
import { SectionHeading } from "../../src/ui/headings.tsx";
import { TextLink } from "../../src/ui/text-link.tsx";
import { ItemStateBadge } from "./item-state.tsx";
import { itemPath, POOL_WORDS, STATE_WORDS } from "./item-words.ts";
import { countOf, numberWords } from "../shared/count-words.ts";

/** Where it's used, what it belongs to, and what the engine takes it for. */
export function ItemFacts({ item }: { item: StaffItem }) {
  return (
    <section aria-label="Facts" className="flex flex-col gap-4">
      <SectionHeading>Where it's used, and facts</SectionHeading>
      <dl className="border-t border-ink">
        <Fact name="Used in">{POOL_WORDS[item.pool]}</Fact>
        <Uses item={item} />
        <Fact name="In the bank">{STATE_WORDS[item.bankState]}</Fact>
        <Fact name="Shown">
          {item.shown === null
            ? "Not counted yet. We count every hour."
            : `${countOf(item.shown, "time")} in all versions, counted every hour`}
        </Fact>
        <Fact name="Difficulty">{item.difficulty} of 10, by its author</Fact>
        <Fact name="Parameters">
          <Parameters {...item.parameters} />
        </Fact>
        {item.set.length > 1 && <SetFact item={item} />}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[11rem_1fr]">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Uses({ item: { pool, uses } }: { item: StaffItem }) {
  const { quizzes, notes } = uses;
  if (pool === "mock") return null;
  return (
    <>
      <Fact name="Quizzes and topic tests">
        {quizzes.length === 0
          ? "None. Practice offers it to everyone."
          : quizzes.map(({ name, place, isOffered }) => (
              <span key={name} className="block">
                {name}, question {place}
                {!isOffered && " (not offered anymore)"}
              </span>
            ))}
      </Fact>
      <Fact name="Practice">
        {quizzes.some(({ isOffered }) => isOffered)
          ? "Offered to learners who have finished that quiz"
          : "Offered to everyone"}
      </Fact>
      <Fact name="Study notes">
        {notes.length === 0
          ? "No note leads to it."
          : `${notes.map(({ title }) => title).join("; ")}: practice from there includes it`}
      </Fact>
    </>
  );
}

function Parameters({ a, b, c, origin, answers }: StaffItem["parameters"]) {
  return (
    <>
      <span className="numerals">
        a {a.toFixed(2)}, b {b.toFixed(2)}, c {c.toFixed(2)}
      </span>
      <span className="block text-ink-2">
        {origin === "designed"
          ? "Designed from its difficulty, not fitted to answers yet"
          : `Fitted to ${numberWords(answers)} answers`}
      </span>
    </>
  );
}

function SetFact({ item: { key, set } }: { item: StaffItem }) {
  return (
    <Fact name="Its set">
      <ol className="flex flex-col gap-1">
        {set.map((mate) => (
          <li key={mate.key} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {mate.key === key ? (
              <span className="font-strong">{key}</span>
            ) : (
              <TextLink to={itemPath(mate.key)}>{mate.key}</TextLink>
            )}
            <ItemStateBadge state={mate.state} />
          </li>
        ))}
      </ol>
    </Fact>
  );
}
