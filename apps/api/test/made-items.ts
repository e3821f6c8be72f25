/** Questions for tests, made without reading a file. */
import { type BankItem, itemForm, toBankItems } from "@theta/items";

const ABOUT = { form: 1, state: "active", author: { kind: "written" } } as const;

interface ProblemOptions {
  /** What the stem and the idea call it; its id unless it's told otherwise. */
  name?: string;
  difficulty?: number;
  subtopic?: string;
}

/** Option n % 5, counted from 0, is the key. */
export function madeProblem(id: string, n: number, options: ProblemOptions = {}): BankItem {
  const { name = id, difficulty = 1 + (n % 10), subtopic = "percent-change" } = options;
  return madeItem({
    ...ABOUT,
    id,
    format: "problem-solving",
    subtopic,
    domain: "arithmetic",
    context: "real",
    difficulty,
    stem: `What is question ${name}?`,
    options: [0, 1, 2, 3, 4].map((k) => ({
      text: String(n * 10 + k),
      why: `reason ${k}`,
      ...(k === n % 5 ? { key: true } : {}),
    })),
    solution: { idea: `The idea of ${name}.`, steps: ["A step."] },
  });
}

/** Three rows to judge: yes, no, yes. */
export function madeTable(
  id: string,
  n: number,
  { difficulty = 1 + (n % 10) }: { difficulty?: number } = {},
): BankItem {
  return madeItem({
    ...ABOUT,
    id,
    format: "table-analysis",
    kind: "math",
    difficulty,
    intro: "Harvests of four farms.",
    table: {
      caption: "Harvests",
      columns: [
        { kind: "text", name: "Farm" },
        { kind: "number", name: "Tons" },
      ],
      rows: [
        ["North", n],
        ["South", n + 2],
        ["East", n + 4],
        ["West", n + 6],
      ],
    },
    stem: "Is it true?",
    choices: ["Yes", "No"],
    rows: [
      { text: "North harvested least.", key: 0, why: "It is least." },
      { text: "South harvested most.", key: 1, why: "West did." },
      { text: "East harvested more than South.", key: 0, why: "It is more." },
    ],
    solution: { idea: "Read.", steps: ["Compare."] },
  });
}

/** Every test of a file asks for the same ones again. */
const known = new Map<string, BankItem>();

function madeItem(form: object): BankItem {
  const key = JSON.stringify(form);
  let item = known.get(key);
  if (!item) known.set(key, (item = toBankItems(itemForm.parse(form))[0]!));
  return item;
}
