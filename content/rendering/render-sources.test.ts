import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { ItemFileError } from "@theta/items";
import { expect, onTestFinished, test } from "vitest";
import { templateFiles } from "../load-templates.ts";
import { writtenFiles } from "../load-written.ts";
import { cacheFolder, openRenderCache } from "./render-cache.ts";
import { type Done, renderInThreads, type Work } from "./render-in-threads.ts";
import { type ItemSource, renderSource } from "./render-source.ts";
import { renderSources } from "./render-sources.ts";
import { nothingTaken } from "./take-work.ts";

const CODE = "a hash of the code";
const written = (await writtenFiles()).map(({ file, text, pictures }): ItemSource => ({
  kind: "written",
  file,
  text,
  pictures,
}));
const templates = (await templateFiles()).map((template): ItemSource => ({
  kind: "template",
  template,
  text: readFileSync(template.path, "utf8"),
  seeds: [1, 2],
  draws: {},
}));
const FEW = [...templates.slice(0, 2), ...written.slice(0, 2)];
const BROKEN: ItemSource = {
  kind: "written",
  file: "content/verbal/bad.yaml",
  text: "id: [",
  pictures: {},
};

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "theta-cache-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The real cache, and how many sources had to be rendered for it. */
function countingCache(folder = temporaryFolder()) {
  const cache = openRenderCache(folder);
  let rendered = 0;
  return {
    folder,
    take: () => [rendered, (rendered = 0)][0],
    cache: {
      ...cache,
      write: async (key: string, json: string) => {
        rendered++;
        await cache.write(key, json);
      },
    },
  };
}

async function renderPlainly(sources: readonly ItemSource[]): Promise<string> {
  return JSON.stringify(await Promise.all(sources.map(renderSource)));
}

test("gives the same bytes with threads and cache as plain rendering", async () => {
  const sources = [...templates.slice(0, 60), ...written.slice(0, 60)];
  const { cache, take } = countingCache();
  const expected = await renderPlainly(sources);
  expect(JSON.stringify(await renderSources(sources, { code: CODE, cache }))).toBe(expected);
  expect(take()).toBe(sources.length);
  expect(JSON.stringify(await renderSources(sources, { code: CODE, cache }))).toBe(expected);
  expect(take()).toBe(0);
});

test("splits the work between two threads, and leaves out what is broken", async () => {
  const done: string[] = [];
  await renderInThreads([...FEW, BROKEN], 2, (_source, json) => done.push(json));
  const expected = await Promise.all(FEW.map(async (source) => await renderPlainly([source])));
  expect(done.map((json) => `[${json}]`).toSorted()).toEqual(expected.toSorted());
});

test("another thread gives back what it has rendered, from the back, and where each belongs", async () => {
  const workerData: Work = { sources: [...FEW, BROKEN], taken: nothingTaken() };
  const thread = new Worker(new URL("render-thread.ts", import.meta.url), { workerData });
  const done: Done[] = [];
  thread.on("message", (one: Done) => done.push(one));
  await once(thread, "exit");
  expect(done.map(({ place }) => place)).toEqual([3, 2, 1, 0]);
  for (const { place, json } of done) expect(`[${json}]`).toBe(await renderPlainly([FEW[place]!]));
});

test("renders only what changed: a text, seeds, or the code", async () => {
  const { cache, take } = countingCache();
  await renderSources(FEW, { code: CODE, cache });
  expect(take()).toBe(4);
  const [first, second, third, fourth] = FEW as [ItemSource, ItemSource, ItemSource, ItemSource];
  const reseeded = { ...first, seeds: [1, 2, 3] } as ItemSource;
  const reworded = { ...third, text: `${third.text}# a note\n` };
  await renderSources([reseeded, second, reworded, fourth], { code: CODE, cache });
  expect(take()).toBe(2);
  await renderSources(FEW, { code: "newer code", cache });
  expect(take()).toBe(4);
});

function hasMap(source: ItemSource): boolean {
  return source.kind === "written" && "trail-map" in source.pictures;
}

test("renders again when a picture was redrawn", async () => {
  const { cache, take } = countingCache();
  const pictured = written.filter(hasMap) as Extract<ItemSource, { kind: "written" }>[];
  await renderSources(pictured, { code: CODE, cache });
  expect(take()).toBe(1);
  const sizes = [{ file: `${"0".repeat(32)}.webp`, width: 960, height: 660 }];
  const redrawn = pictured.map((source) => ({ ...source, pictures: { "trail-map": sizes } }));
  const [again] = await renderSources(redrawn, { code: CODE, cache });
  expect(take()).toBe(1);
  expect(JSON.stringify(again!.items)).toContain("0".repeat(32));
});

test.each([
  ["cut short", (text: string) => text.slice(0, -20)],
  ["changed in one letter", (text: string) => text.replace(/e(?=[^e]*$)/, "o")],
  ["emptied", () => ""],
  ["replaced with something else", () => '{"items":[],"written":[]}'],
])("renders and replaces an entry that was %s", async (_what, damage) => {
  const { cache, take, folder } = countingCache();
  const expected = await renderPlainly(FEW.slice(0, 1));
  await renderSources(FEW.slice(0, 1), { code: CODE, cache });
  take();
  const [name] = readdirSync(folder);
  const file = join(folder, name!);
  writeFileSync(file, damage(readFileSync(file, "utf8")));
  for (const rerendered of [1, 0]) {
    const again = await renderSources(FEW.slice(0, 1), { code: CODE, cache });
    expect(JSON.stringify(again)).toBe(expected);
    expect(take()).toBe(rerendered);
  }
});

test("only takes longer if the folder can't be created or written to", async () => {
  const file = join(temporaryFolder(), "a-file");
  writeFileSync(file, "");
  const { cache } = countingCache(join(file, "cache"));
  const rendered = await renderSources(FEW, { code: CODE, cache });
  expect(JSON.stringify(rendered)).toBe(await renderPlainly(FEW));
});

test("leaves complete entries and nothing unfinished with several writers at once", async () => {
  const { cache, folder, take } = countingCache();
  await Promise.all(
    Array.from({ length: 5 }, async () => await renderSources(FEW, { code: CODE, cache })),
  );
  expect(readdirSync(folder)).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
  take();
  await renderSources(FEW, { code: CODE, cache });
  expect(take()).toBe(0);
});

test("names a broken source, however many others are rendered", async () => {
  const { cache } = countingCache();
  const sources = [...written.slice(0, 110), BROKEN];
  const error = await renderSources(sources, { code: CODE, cache }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ItemFileError);
  expect((error as Error).message).toContain("content/verbal/bad.yaml, line 1");
});

test("drops the entries that went unused longest, and counts use", async () => {
  const folder = temporaryFolder();
  const cache = openRenderCache(folder);
  for (const [days, key] of [
    [3, "oldest, but read"],
    [2, "older"],
    [1, "newer"],
  ] as const) {
    await cache.write(key, "{}");
    const at = new Date(Date.now() - days * 86_400_000);
    utimesSync(join(folder, key), at, at);
  }
  expect(await cache.read("oldest, but read")).toBe("{}");
  await cache.tidy(2);
  expect(readdirSync(folder).toSorted()).toEqual(["newer", "oldest, but read"]);
});

test("shares the folder that the system names among one user's checkouts", () => {
  expect(cacheFolder({ XDG_CACHE_HOME: "/var/cache/ana" })).toBe("/var/cache/ana/theta/items");
  const usual = join(homedir(), ".cache", "theta", "items");
  expect(cacheFolder({})).toBe(usual);
  expect(cacheFolder({ XDG_CACHE_HOME: "relative/path" })).toBe(usual);
});
