import { inWords, listed, range, type Rng, type TwoPartTemplate } from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly opening: string;
  readonly can: string;
  readonly does: string;
  readonly people: readonly string[];
  readonly tasks: readonly string[];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "tours",
    opening:
      "Five guides will lead five tours tomorrow, each guide a different one. Not every guide knows every tour:",
    can: "knows",
    does: "lead",
    people: ["Adaeze", "Bruno", "Chiara", "Devika", "Emre"],
    tasks: [
      "the harbor tour",
      "the market tour",
      "the museum tour",
      "the temple tour",
      "the night tour",
    ],
  },
  {
    name: "shifts",
    opening:
      "Five nurses will cover the five days from Monday to Friday, each nurse a different one. Not every nurse is free every day:",
    can: "is free on",
    does: "cover",
    people: ["Farida", "Goran", "Hana", "Ismael", "Jolanta"],
    tasks: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  },
  {
    name: "machines",
    opening:
      "A workshop will put five operators on five machines, each operator on a different one. Not every operator is trained on every machine:",
    can: "is trained on",
    does: "run",
    people: ["Kofi", "Lena", "Marco", "Nadia", "Osman"],
    tasks: ["the lathe", "the press", "the saw", "the drill", "the furnace"],
  },
  {
    name: "reviews",
    opening:
      "Five editors will review five manuscripts, each editor a different one. Not every editor reads every language:",
    can: "reads",
    does: "review the manuscript in",
    people: ["Pilar", "Quentin", "Ruta", "Sefa", "Tomas"],
    tasks: ["Arabic", "Korean", "Polish", "Swahili", "Turkish"],
  },
  {
    name: "routes",
    opening:
      "Five pilots will fly five routes on Sunday, each pilot a different one. Not every pilot is licensed for every route:",
    can: "is licensed for",
    does: "fly",
    people: ["Ulla", "Viktor", "Wanjiru", "Ximena", "Yusuf"],
    tasks: [
      "the island route",
      "the alpine route",
      "the coastal route",
      "the desert route",
      "the polar route",
    ],
  },
];

const FIVE = range(0, 4);

/** Who may do what: `allowed[person]` lists tasks. */
type Allowed = readonly (readonly number[])[];

/** All ways to give everybody a different task: `way[person]` is a task. */
function assignments(allowed: Allowed, taken: readonly number[] = []): number[][] {
  if (taken.length === allowed.length) return [[...taken]];
  return allowed[taken.length]!.filter((task) => !taken.includes(task)).flatMap((task) =>
    assignments(allowed, [...taken, task]),
  );
}

/**
 * One link of the argument: a task that only one person is left for, or a person left with one
 * task.
 */
interface Link {
  readonly person: number;
  readonly task: number;
  readonly because: "only person" | "only task";
}

/** Everything that can be settled by repeatedly looking for the last one left. */
function settle(allowed: Allowed): Link[] {
  const links: Link[] = [];
  for (;;) {
    const freePeople = FIVE.filter((person) => !links.some((link) => link.person === person));
    const freeTasks = FIVE.filter((task) => !links.some((link) => link.task === task));
    const open = (person: number): number[] =>
      allowed[person]!.filter((task) => freeTasks.includes(task));
    const task = freeTasks.find(
      (one) => freePeople.filter((person) => open(person).includes(one)).length === 1,
    );
    const person = freePeople.find((one) => open(one).length === 1);
    if (person !== undefined) links.push({ person, task: open(person)[0]!, because: "only task" });
    else if (task !== undefined)
      links.push({
        task,
        person: freePeople.find((one) => open(one).includes(task))!,
        because: "only person",
      });
    else return links;
  }
}

function drawPuzzle(rng: Rng) {
  const hidden = rng.shuffle(FIVE);
  const allowed = FIVE.map((person) => {
    const extra = rng.sample(
      FIVE.filter((task) => task !== hidden[person]),
      rng.pick([0, 1, 1, 2, 2, 3]),
    );
    return [hidden[person]!, ...extra].toSorted((a, b) => a - b);
  });
  const ways = assignments(allowed);
  const links = settle(allowed);
  // What the text states isn't a question, and what is asked must be true in every arrangement.
  const asked = links.filter(
    ({ person, task }) => allowed[person]!.length > 1 && ways.every((way) => way[person] === task),
  );
  return ways.length <= 2 && asked.length >= 2
    ? { allowed, ways, links, asked: rng.sample(asked, 2) as [Link, Link] }
    : null;
}

export const template: TwoPartTemplate = {
  id: "one-task-each",
  format: "two-part-analysis",
  kind: "non-math",
  pattern:
    "Everybody gets a task of their own from a short list: settle the one that leaves no choice, then the next.",

  make(rng) {
    const { name, opening, can, does, people, tasks } = rng.pick(SETTINGS);
    const puzzle = drawPuzzle(rng);
    if (!puzzle) return null;
    const { allowed, ways, links, asked } = puzzle;
    const bare = (task: number): string => tasks[task]!;
    const last = Math.max(...asked.map((link) => links.indexOf(link)));
    const steps = links
      .slice(0, last + 1)
      .map(({ person, task, because }, k) =>
        because === "only person"
          ? `${people[person]!} is the only one ${k === 0 ? "" : "left "}for ${bare(task)}.`
          : `${k === 0 || allowed[person]!.length === 1 ? "" : "Of what is left, "}${people[person]!} ${can} only ${bare(task)}.`,
      );
    const rows = people.map((who, person) => {
      const link = asked.find((one) => one.person === person);
      const theirs = [...new Set(ways.map((way) => way[person]!))].map(bare);
      return {
        text: who,
        why: link
          ? `In every possible arrangement ${who} must ${does} ${bare(link.task)}.`
          : `${who} ${theirs.length > 1 ? "may" : "must"} ${does} ${listed(theirs, "or")}.`,
      };
    });
    return {
      variant: `${name}/${ways.length}`,
      context: "real",
      // Every link that must be found first, and an arrangement that stays partly open.
      difficulty:
        3 + last + (ways.length > 1 ? 1 : 0) + (links[0]!.because === "only person" ? 1 : 0),
      stem: `${opening}\n\n${people.map((who, person) => `- ${who} ${can} ${listed(allowed[person]!.map(bare))}.`).join("\n")}\n\nSelect the one who must ${does} ${bare(asked[0].task)} and the one who must ${does} ${bare(asked[1].task)}.`,
      columns: [`Must ${does} ${bare(asked[0].task)}`, `Must ${does} ${bare(asked[1].task)}`],
      rows,
      keys: [asked[0].person, asked[1].person],
      solution: {
        idea: "Look for whatever leaves no choice, settle it, strike it out, and look again.",
        steps: [
          ...steps,
          ways.length === 1
            ? last < 4
              ? "Going on in the same way settles all five."
              : "So every one of the five is settled."
            : `The others can still be arranged in ${inWords(ways.length)} ways, which does not matter here.`,
        ],
        check:
          "Look along the tasks as well as along the people: what only one person can do is settled, however many other things that person could do.",
      },
    };
  },

  /** Rereads the lists and tries all 120 ways to assign the tasks. */
  check({ stem, columns, rows }) {
    const { tasks, can } = SETTINGS.find(({ opening }) => stem.startsWith(opening))!;
    const allowed = rows.map((who) => {
      const line = stem.split("\n").find((one) => one.startsWith(`- ${who} ${can} `))!;
      return FIVE.filter((task) => line.includes(tasks[task]!));
    });
    const ways = assignments(allowed);
    if (ways.length === 0) throw new Error("The tasks cannot be shared out.");
    const rightRows = (column: string): number[] => {
      const task = tasks.findIndex((one) => column.endsWith(one));
      return rows.flatMap((_, r) => (ways.every((way) => way[r] === task) ? [r] : []));
    };
    return { first: rightRows(columns[0]), second: rightRows(columns[1]) };
  },
};
