import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { standardItems } from "../../packages/engine/test-data/load.ts";
import { parseAnswers } from "./engine-watch-answers.ts";
import { LIMITS, watchAnswers } from "./engine-watch-measure.ts";
import { watchPage } from "./engine-watch-page.ts";
import { simulateAnswers } from "./engine-watch-simulate.ts";

const { answers, planted } = simulateAnswers(standardItems, 4000);
const watched = watchAnswers(standardItems, answers);
const plantedId = (fault: string): string => planted.find((one) => one.fault === fault)!.ids[0]!;
const faultsOf = (id: string) => watched.items.find(({ item }) => item.id === id)!.faults;

test("finds the planted items, each by the statistic meant for it", () => {
  expect(faultsOf(plantedId("drift"))).toContain("drift");
  expect(faultsOf(plantedId("group"))).toContain("group");
  expect(faultsOf(plantedId("curve"))).toContain("curve");
});

test("dates the drift to when it was planted", () => {
  const { drift, batchDates } = watched.items.find(({ item }) => item.id === plantedId("drift"))!;
  expect(drift.direction).toBe("easier");
  const since = Date.parse(batchDates[drift.alarm!.since]!);
  expect(Math.abs(since - Date.parse("2026-02-16")) / 86_400_000).toBeLessThan(10);
});

test("flags hardly anything else, although the groups differ in ability", () => {
  const known = new Set(planted.flatMap(({ ids }) => ids));
  const others = watched.items.filter(
    ({ item, faults }) => faults.length > 0 && !known.has(item.id),
  );
  expect(others.length).toBeLessThanOrEqual(2);
  expect(watched.items.length).toBeGreaterThan(100);
});

test("flags learners who give up more often than others", () => {
  const odd = watched.learners.filter(({ lzStar }) => lzStar < LIMITS.lzStar);
  const ids = new Set(planted.at(-1)!.ids);
  const found = odd.filter(({ id }) => ids.has(id)).length;
  expect(found / ids.size).toBeGreaterThan(20 * ((odd.length - found) / watched.learners.length));
});

test("writes a self-contained page that names what was planted and has a table for every chart", () => {
  const html = watchPage(watched, planted);
  expect(html).not.toMatch(/<(script|link|img)|src=|url\(|NaN|undefined|Infinity/);
  for (const { words } of planted) expect(html).toContain(words);
  const pictures = html.match(/<svg[^>]*role="img"/g)!.length;
  expect(pictures).toBeGreaterThanOrEqual(8);
  expect(html.match(/<\/desc>/g)).toHaveLength(pictures);
  expect(html.match(/<summary>The numbers<\/summary>/g)).toHaveLength(pictures);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("keeps text from outside from becoming markup", () => {
  const item = { ...standardItems[0]!, id: "<b>&1" };
  const one = Array.from({ length: 400 }, (_, k) => ({
    ...answers[0]!,
    item: item.id,
    learner: `<i>${k}`,
    theta: k / 200 - 1,
    correct: false,
  }));
  const html = watchPage(watchAnswers([item], one));
  expect(html).toContain("&lt;b&gt;&amp;1");
  expect(html).not.toMatch(/<b>&|<i>/);
});

test("writes a page for only a few answers, too", () => {
  expect(watchPage(watchAnswers(standardItems, answers.slice(0, 30)))).toContain("None.");
});

test("refuses an answer to an item that is not in the pool", () => {
  const stray = [{ ...answers[0]!, item: "nobody's" }];
  expect(() => watchAnswers(standardItems, stray)).toThrow("Item nobody's was answered but isn't");
});

const CSV = `learner,item,correct,theta,se,group,date
L1,7,1,0.5,0.4,focal,2026-01-05
"L2",7,false,-1,0,,2026-01-06
`;

test("reads the same from CSV and JSON", () => {
  const parsed = parseAnswers(CSV, "a.csv");
  expect(parsed[0]).toEqual({
    learner: "L1",
    item: "7",
    correct: true,
    theta: 0.5,
    se: 0.4,
    group: "focal",
    date: "2026-01-05",
  });
  expect(parsed[1]).toMatchObject({ learner: "L2", correct: false, se: 0, group: null });
  expect(parseAnswers(JSON.stringify(parsed), "a.json")).toEqual(parsed);
});

test.each([
  ["an unknown field", CSV.replace("theta", "ability"), "answer 1: the field ability is unknown"],
  ["one cell too many", CSV.replace("L1,", "L1,,"), "line 2: 8 cells, not 7"],
  [
    "a third group",
    CSV.replace("focal", "others"),
    'group is reference, focal or nothing, not "others"',
  ],
  [
    "half right",
    CSV.replace("7,1,", "7,0.5,"),
    'answer 1: correct must be true, false, 1 or 0, not "0.5"',
  ],
  ["no ability", CSV.replace("0.5,0.4", ",0.4"), 'answer 1: theta must be a number, not ""'],
  ["a negative error", CSV.replace("0.5,0.4", "0.5,-1"), "answer 1: se must be at least 0"],
  ["no date", CSV.replace("2026-01-06", ""), "answer 2: date must be a text"],
  ["no answers", "learner,item\n", "contains no answers"],
  ["broken JSON", "[{", "isn't JSON"],
  ["JSON of numbers", "[1]", "answer 1: not an object but 1"],
])("refuses answers with %s", (_, text, reason) => {
  expect(() => parseAnswers(text, "answers")).toThrow(reason);
});

const folder = mkdtempSync(join(tmpdir(), "theta-watch-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("reads files and writes the page as a command", () => {
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const pool = standardItems.map((item) => ({ ...item, id: Number(item.id) }));
  const out = join(folder, "new", "page.html");
  const options = [
    `--answers=${file("answers.json", JSON.stringify(answers.slice(0, 4200)))}`,
    `--pool=${file("pool.json", JSON.stringify(pool))}`,
    `--out=${out}`,
  ];
  const command = join(import.meta.dirname, "engine-watch.ts");
  const { status, stdout } = spawnSync(process.execPath, [command, ...options], {
    encoding: "utf8",
  });
  expect(stdout).toContain("200 learners to look at");
  expect(status).toBe(0);
  expect(readFileSync(out, "utf8")).toContain("4,200 answers of 200 learners");
});
