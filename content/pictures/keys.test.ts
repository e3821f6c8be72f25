/**
 * The keys of questions with pictures, worked out from what is drawn and compared with what is
 * written.
 */
import { askedOf, keyOf, type Question, toBankItems } from "@theta/items";
import { expect, test } from "vitest";
import { loadWritten } from "../load-written.ts";
import { partsOf, wordsOf } from "./test-drawing.ts";

const entries = (await loadWritten()).map(({ entry }) => entry);
const questions = new Map(
  entries.flatMap((entry) => askedOf(entry)).map(({ item }) => [item.id, item]),
);

function find<Format extends Question["format"]>(id: string, format: Format) {
  const item = questions.get(id)!;
  if (item.format !== format) throw new Error(`${id} is of another format.`);
  return item as Extract<Question, { format: Format }>;
}

const money = (text: string) => Number(text.replaceAll(/[$\\,]/g, ""));

/** The table in a picture's description, row by row. */
function rowsOfText(description: string): string[][] {
  const rows = description.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test("gi-trail-map: finds the shortest routes over the drawn segments", () => {
  const trails = partsOf("trail-map", "trail").map(({ trail = "", miles, kind = "" }) => ({
    ends: trail.split(" / "),
    tenths: Math.round(Number(miles) * 10),
    kind,
  }));
  const shortest = (kinds: string[]) => {
    const best = (at: string, met: string[]): number =>
      at === "Campground"
        ? 0
        : Math.min(
            Number.POSITIVE_INFINITY,
            ...trails
              .filter(({ kind, ends }) => kinds.includes(kind) && ends.includes(at))
              .map(({ ends, tenths }) => ({ to: ends.find((end) => end !== at)!, tenths }))
              .filter(({ to }) => !met.includes(to))
              .map(({ to, tenths }) => tenths + best(to, [...met, to])),
          );
    return best("Ranger Station", ["Ranger Station"]);
  };
  const july = shortest(["open", "closed", "stairs"]);
  const january = shortest(["open"]);
  const item = find("gi-trail-map", "graphics-interpretation");
  const [length, percent] = item.blanks.map(({ options }) => options.find(({ key }) => key)!.text);
  expect([length, percent]).toEqual([
    (july / 10).toFixed(1),
    ((100 * (january - july)) / july).toFixed(1),
  ]);

  const kinds: Record<string, string> = {
    open: "solid line",
    closed: "dashed line",
    stairs: "dotted line",
  };
  const drawn = trails.map(({ ends, tenths, kind }) => [
    ends.join(" to "),
    String(tenths / 10),
    kinds[kind],
  ]);
  expect(new Set(rowsOfText(item.picture!.description))).toEqual(new Set(drawn));
  expect(drawn).toHaveLength(8);
  expect(wordsOf("trail-map")).toEqual(expect.arrayContaining(drawn.map(([, miles]) => miles)));
});

test("gi-tank-gauges: reads gallons from the needles and the plates", () => {
  const needles = new Map(
    partsOf("tank-gauges", "tank").map(({ tank, shows, transform = "" }) => {
      const degrees = Number(/rotate\((-?[\d.]+)\)/.exec(transform)![1]);
      expect((degrees + 225) / 2.7).toBeCloseTo(Number(shows), 6);
      return [tank!, Number(shows)];
    }),
  );
  const capacities = wordsOf("tank-gauges")
    .map((words) => /^Capacity ([\d,]+) gallons$/.exec(words)?.[1])
    .filter((words) => words !== undefined);
  const tanks = [...needles].map(([name, percent], k) => ({
    name,
    percent,
    capacity: money(capacities[k]!),
    gallons: (money(capacities[k]!) * percent) / 100,
  }));
  const [, second, third] = tanks;
  const item = find("gi-tank-gauges", "graphics-interpretation");
  const [most, after] = item.blanks.map(({ options }) => options.find(({ key }) => key)!.text);
  expect(most).toBe(tanks.toSorted((one, other) => other.gallons - one.gallons)[0]!.name);
  const left = second!.gallons - (third!.capacity - third!.gallons);
  expect(after).toBe(((100 * left) / second!.capacity).toFixed(1));
  expect(rowsOfText(item.picture!.description)).toEqual(
    tanks.map(({ name, percent }, k) => [name, capacities[k], String(percent)]),
  );
});

test("ps-powers-number-line: reads the coordinate of Q from the tick marks", () => {
  const at = new Map(
    partsOf("powers-number-line", "point").map(({ point, at: k }) => [point, Number(k)]),
  );
  const [p, q, r] = ["P", "Q", "R"].map((name) => at.get(name)!);
  const [low, high] = [2 ** 12, 2 ** 15];
  const coordinate = low + ((high - low) * (q! - p!)) / (r! - p!);
  const values = [2 ** 13, 2 ** 14, 5 * 2 ** 12, 3 * 2 ** 13, 7 * 2 ** 12];
  const item = find("ps-powers-number-line", "problem-solving");
  expect(item.options.map(({ text }) => text)).toEqual([
    "$2^{13}$",
    "$2^{14}$",
    "$5(2^{12})$",
    "$3(2^{13})$",
    "$7(2^{12})$",
  ]);
  expect(item.options.map(({ key }) => key === true)).toEqual(
    values.map((value) => value === coordinate),
  );
  expect(partsOf("powers-number-line", "tick")).toHaveLength(8);
});

/** What the garage charges, in dollars. */
const charge = (hours: number) => Math.min(18, 6 + 4 * (Math.ceil(hours) - 1));

/** A graph's value after this many hours; undefined where it has none. */
const valueAt = (name: string, hours: number) => {
  const values = partsOf(name, "piece").flatMap(({ piece = "" }) => {
    const [from = 0, start = 0, left, to = 0, end = 0, right] = piece
      .split(" ")
      .map((word, k) => (k % 3 === 2 ? word : Number(word)));
    const [t1, d1, t2, d2] = [from, start, to, end].map(Number) as [number, number, number, number];
    const isIn =
      (hours > t1 || (hours === t1 && left === "closed")) &&
      (hours < t2 || (hours === t2 && right !== "open"));
    return isIn ? [d1 + ((d2 - d1) * (hours - t1)) / (t2 - t1)] : [];
  });
  return values[0];
};

test("ps-garage-charges: finds one graph that gives the charge of every stay", () => {
  const stays = Array.from({ length: 60 }, (_, k) => (k + 1) / 10);
  const item = find("ps-garage-charges", "problem-solving");
  const fits = item.options.map(({ picture }) =>
    stays.every((hours) => valueAt(picture!.file, hours) === charge(hours)),
  );
  expect(fits).toEqual(item.options.map(({ key }) => key === true));
});

test("ds-three-points: finds what each statement leaves open, over many lines", () => {
  const at = partsOf("three-points", "point").map(({ at: k }) => Number(k));
  const [p0, q0, r0] = at as [number, number, number];
  const lines: { p: number; q: number; r: number }[] = [];
  for (let p = -40; p <= 40; p++)
    for (const d of [0.5, 1, 2, 3]) lines.push({ p, q: p + (q0 - p0) * d, r: p + (r0 - p0) * d });
  const statements = [
    ({ p, r }: (typeof lines)[number]) => p + r > 0,
    ({ q, r }: (typeof lines)[number]) => q + r > 0,
  ];
  const isSufficient = (...held: typeof statements) =>
    new Set(lines.filter((line) => held.every((holds) => holds(line))).map(({ q }) => q > 0))
      .size === 1;
  const [one, two] = statements.map((statement) => isSufficient(statement));
  const key = one ? (two ? "D" : "A") : two ? "B" : isSufficient(...statements) ? "C" : "E";
  expect(find("ds-three-points", "data-sufficiency").key).toBe(key);
});

interface Line {
  readonly date: string;
  readonly type: string;
  readonly cents: number;
  readonly hasReceipt: boolean;
  readonly isWithClient: boolean;
}

test("msr-travel-claim: applies the policy to the lines of the form", () => {
  const words = wordsOf("travel-claim-form");
  const form: Line[] = partsOf("travel-claim-form", "line").map(
    ({ date = "", type = "", amount = "", receipt }) => ({
      date,
      type,
      cents: Math.round(100 * Number(amount)),
      hasReceipt: receipt === "yes",
      isWithClient: /client T\. Reyes/.test(words[words.indexOf(amount) - 1]!),
    }),
  );
  const paid = (lines: readonly Line[], lodging = 195): number => {
    const allowed = lines.filter(({ cents, hasReceipt }) => cents <= 2500 || hasReceipt);
    const meals = Map.groupBy(
      allowed.filter(({ type, isWithClient }) => type === "Meals" && !isWithClient),
      ({ date }) => date,
    );
    const others = allowed.filter(({ type, isWithClient }) => type !== "Meals" || isWithClient);
    return (
      sum([...meals.values()].map((day) => Math.min(6500, sum(day.map(({ cents }) => cents))))) +
      sum(
        others.map(({ type, cents }) =>
          type === "Lodging" ? Math.min(cents, 3 * 100 * lodging) : cents,
        ),
      )
    );
  };

  const asked = find("msr-travel-claim-1", "multi-source-reasoning");
  const amounts = "options" in asked ? asked.options : [];
  expect(money(amounts.find(({ key }) => key)!.text) * 100).toBe(paid(form));
  expect(words).toContain("1,305.50");
  expect(sum(form.map(({ cents }) => cents))).toBe(130_550);

  const withReceipt = (cents: number) =>
    form.map((line) => (line.cents === cents ? { ...line, hasReceipt: true } : line));
  const split = form.flatMap((line) =>
    line.cents === 7800 ? [2000, 2400, 3400].map((cents) => ({ ...line, cents })) : [line],
  );
  const changes = [withReceipt(3850), withReceipt(1400), split];
  const rises = changes.map((changed) => (paid(changed) > paid(form) ? 1 : 2)).join("");
  expect(keyOf(questions.get("msr-travel-claim-2")!)).toBe(rises);

  const received = Number(/^MAR (\d+)$/.exec(words.find((one) => one.startsWith("MAR"))!)![1]);
  const isLate = received - 6 > 15;
  const isLessByFortyTwo = paid(form) - paid(form, 175) === 4200;
  const isSignedFor = words.some(
    (one) => /supervisor/i.test(one) && one !== "Supervisor signature",
  );
  expect(keyOf(questions.get("msr-travel-claim-3")!)).toBe(
    [isLate, isSignedFor, isLessByFortyTwo].map((holds) => (holds ? 1 : 2)).join(""),
  );
});

test("renders every one of them with its picture", () => {
  const pictured = entries.filter((entry) => /"picture":/.test(JSON.stringify(entry)));
  const items = pictured.flatMap(toBankItems);
  expect(items.length).toBeGreaterThanOrEqual(8);
  for (const { content } of items)
    expect(
      content.sections.some(({ sectionType }) => sectionType === 2) ||
        content.options.every(({ files }) => files),
    ).toBe(true);
});
