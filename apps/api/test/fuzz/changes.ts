/** What somebody may do to a request that was right. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Chance } from "../../../../bench/load/random.ts";
import type { Draft } from "./draft.ts";
import { pick } from "./make-input.ts";

type Change = (draft: Draft, chance: Chance) => void;

/** Values of every other type, and at every edge. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  "",
  " ",
  [],
  {},
  [[]],
  [null],
  { $gt: "" },
  { toString: 1 },
  ["a", "a"],
  0,
  -0,
  -1,
  0.1,
  1e21,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e5,
  "0",
  "-1",
  "1e309",
  "NaN",
  "Infinity",
  "9007199254740993",
  "00",
  "0x10",
  "１２３",
  "null",
  "undefined",
  "[object Object]",
  "true",
  "__proto__",
  "constructor",
  "' or 1=1 --",
  "1;drop table learners",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "${7*7}",
  "../../etc/passwd",
  "a\r\nSet-Cookie: a=b",
  "%00",
  "*)(uid=*",
  "$(id)",
  "\\",
  "%",
  "_",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udc00\ud800",
  "\u202e",
  "\u200d",
  "\ufeff",
  "😀",
  "e\u0301",
  "İ",
  "ﬀ",
  "\u2028",
  "a".repeat(300),
  "😀".repeat(2_000),
  "x".repeat(20_000),
  "\u0001\u007f",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "not-an-id",
  "0001-01-01",
  "9999-12-31",
  "2026-02-30",
  "-271821-04-20",
  "+275760-09-13",
  "20260101",
];

const EXTRA: Record<string, unknown> = {
  learnerId: "00000000-0000-4000-8000-000000000000",
  role: "owner",
  isAdmin: true,
  price: 1,
  amount: 1,
  constructor: { prototype: { isAdmin: true } },
  prototype: { isAdmin: true },
  toString: "x",
  hasOwnProperty: 1,
  length: -1,
  "": "empty",
};

const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE"];
const TYPES = [
  "",
  "text/plain",
  "application/xml",
  "application/json; charset=utf-16",
  "application/jsonx",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json;",
  "APPLICATION/JSON",
  "application/merge-patch+json",
  "text/html, application/json",
  "x",
];
const nested = (depth: number, open: string, close: string) =>
  open.repeat(depth) + close.repeat(depth);
/** Ten megabytes in ten kilobytes. */
const bomb = gzipSync(Buffer.alloc(10 * 1024 * 1024, " "), { level: 9 });
const twice = gzipSync(bomb);
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

const record = (json: unknown) =>
  typeof json === "object" && json !== null && !Array.isArray(json)
    ? (json as Record<string, unknown>)
    : null;

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** Where a change of one value goes: some field of the body, or of the query. */
function setSome(draft: Draft, chance: Chance, value: unknown): void {
  const body = record(draft.json);
  const names = Object.keys(body ?? {});
  if (body && names.length > 0) {
    body[pick(chance, names)] = value;
  } else if (draft.query.length > 0) {
    pick(chance, draft.query)[1] = textOf(value);
  } else if (draft.method === "GET") draft.query.push(["extra", textOf(value)]);
  else draft.json = value;
}

const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

const CHANGES: Record<string, Change> = {
  "another value": (draft, chance) => setSome(draft, chance, pick(chance, ODD_VALUES)),
  "a value too long": (draft, chance) =>
    setSome(draft, chance, "é".repeat(10_000 + chance.below(40_000))),
  "a field left out": (draft, chance) => {
    const body = record(draft.json);
    const names = Object.keys(body ?? {});
    if (body && names.length > 0) delete body[pick(chance, names)];
    else draft.query.splice(chance.below(draft.query.length + 1), 1);
  },
  "more fields": (draft, chance) => {
    const body = record(draft.json);
    for (const [name, value] of Object.entries(EXTRA)) {
      if (chance.share() < 0.5) continue;
      if (body)
        Object.defineProperty(body, name, {
          value,
          enumerable: true,
          configurable: true,
          writable: true,
        });
      else draft.query.push([name, textOf(value)]);
    }
  },
  "a key of prototypes": (draft, chance) => {
    const key = pick(chance, ["__proto__", "constructor", "\\u005f_proto__"]);
    const text = JSON.stringify(record(draft.json) ?? {}).slice(1);
    const value = pick(chance, [
      '{"isAdmin":true}',
      "null",
      '{"prototype":{"isAdmin":true}}',
      "[]",
    ]);
    draft.raw = `{"${key}":${value}${text === "}" ? "" : ","}${text}`;
    draft.query.push(["__proto__", "x"], ["__proto__[isAdmin]", "1"], ["constructor", "y"]);
  },
  "deep nesting": (draft, chance) => {
    const depth = pick(chance, [100, 5_000, 30_000]);
    draft.raw = pick(chance, [
      nested(depth, "[", "]"),
      `{"a":${nested(Math.floor(depth / 5), '{"a":', "}").replace("}", "1}")}}`,
      nested(depth, "[", ""),
    ]);
  },
  "not an object": (draft, chance) => {
    draft.json = pick(chance, [null, [], "text", 7, true, [{}], [draft.json]]);
  },
  "broken JSON": (draft, chance) => {
    const text = JSON.stringify(draft.json ?? { a: 1 });
    draft.raw = pick(chance, [
      text.slice(0, chance.below(text.length)),
      `${text}}`,
      `\ufeff${text}`,
      `${text}\u0000`,
      text.replaceAll('"', "'"),
      "{a:1}",
      '{"a":01}',
      '{"a":1e999}',
      '{"a":"\\ud800"}',
      '{"a":1,"a":2}',
      " ",
      "NaN",
    ]);
  },
  "broken bytes": (draft, chance) => {
    draft.raw = Buffer.from(Array.from({ length: 1 + chance.below(200) }, () => chance.below(256)));
  },
  "another content type": (draft, chance) => {
    draft.headers["content-type"] = pick(chance, TYPES);
  },
  "another method": (draft, chance) => {
    draft.method = pick(chance, METHODS);
  },
  "a packed body": (draft, chance) => {
    const text = JSON.stringify(draft.json ?? {});
    const [encoding, pack] = pick(chance, [
      ["gzip", () => gzipSync(text)],
      ["gzip", () => bomb],
      ["gzip", () => Buffer.from(text)],
      ["br", () => brotliCompressSync(text, FAST)],
      ["deflate", () => Buffer.from(text)],
      ["identity", () => Buffer.from(text)],
      ["gzip, gzip", () => twice],
      ["x-unknown", () => Buffer.from(text)],
    ] as const);
    const body = pack();
    draft.headers["content-encoding"] = encoding;
    draft.raw = body;
  },
  "a huge body": (draft, chance) => {
    draft.raw = JSON.stringify({ a: "x".repeat(pick(chance, [65_000, 66_000, 400_000])) });
  },
  "very many keys": (draft) => {
    draft.json = Object.fromEntries(Array.from({ length: 4_000 }, (_, k) => [`k${k}`, k]));
  },
  "a long address": (draft, chance) => {
    draft.query.push(["q", "x".repeat(pick(chance, [500, 4_000, 14_000, 20_000]))]);
  },
  "a longer path": (draft, chance) => {
    draft.path += pick(chance, [
      "/",
      "//",
      "/x",
      "/..",
      "/%2e%2e",
      ";a=b",
      "%00",
      "%",
      "%ff",
      "/*",
    ]);
  },
  "another path": (draft, chance) => {
    draft.path = pick(chance, [
      draft.path.toUpperCase(),
      draft.path.replace("/", "//"),
      `/${draft.path}`,
      draft.path.replace("thetaapi", "thetaapi/."),
      "/thetaapi",
      "/thetaapi/",
      "/thetaapi/docs/json",
      "/thetaapi/webhooks/razorpay",
      `/thetaapi/${"a".repeat(300)}`,
    ]);
  },
  "a query key twice": (draft, chance) => {
    const [name, value] = draft.query[0] ?? ["pageNumber", "1"];
    const more = pick(chance, [name, `${name}[]`, `${name}[a]`, `${name}[__proto__]`, ` ${name}`]);
    draft.query.push([more, value], [more, "2"]);
  },
  "many query keys": (draft, chance) => {
    for (let k = 0; k < 1_000; k++) draft.query.push([pick(chance, ["a", "b", `k${k}`]), "1"]);
  },
  "a forged cursor": (draft, chance) => {
    const cursor = pick(chance, [
      "AAAA",
      "-",
      "_",
      "bnVsbA",
      "W10",
      "e30",
      "MTIz",
      "a".repeat(400),
      ...[null, [], [1], [null, null], ["a", "b"], [-1, "x"], [1e300, "\u0000"]].map(cursorOf),
      cursorOf(["9999-99-99", "00000000-0000-4000-8000-000000000000"]),
      cursorOf([Date.now(), "' or 1=1"]),
      cursorOf(["2026-01-01T00:00:00Z", 7]),
      cursorOf({ __proto__: null, at: "infinity", id: "x" }),
    ]);
    draft.query = [...draft.query.filter(([name]) => name !== "cursor"), ["cursor", cursor]];
  },
  "odd headers": (draft, chance) => {
    const [name, value] = pick(chance, [
      ["origin", "null"],
      ["origin", "https://evil.example"],
      ["origin", "http://[::1"],
      ["sec-fetch-site", "cross-site"],
      ["x-forwarded-for", "not an address"],
      ["x-forwarded-for", `${"1.1.1.1, ".repeat(500)}2.2.2.2`],
      ["cookie", "theta_refresh=x; a=%; =; ;;__proto__=1"],
      ["cookie", `a=${"x".repeat(6_000)}`],
      ["user-agent", "\u00ff".repeat(900)],
      ["accept-language", "x".repeat(3_000)],
      ["if-none-match", "*"],
      ["range", "bytes=0-,0-,0-"],
      ["x-theta-refresh", "1"],
      ["authorization", "Basic YTpi"],
      ["authorization", `Bearer ${"e".repeat(9_000)}`],
      ["authorization", "Bearer eyJhbGciOiJub25lIn0.e30."],
      ["x-http-method-override", "DELETE"],
      ["accept", "application/xml"],
    ]);
    draft.headers[name] = value;
  },
};

const NAMES = Object.keys(CHANGES);

/** Changes it once, or a few times. Some changes have nothing to work on, which is fine. */
export function change(draft: Draft, chance: Chance): void {
  const times = pick(chance, [1, 1, 1, 2, 2, 3]);
  for (let k = 0; k < times; k++) {
    const name = pick(chance, NAMES);
    CHANGES[name]!(draft, chance);
    draft.changes.push(name);
  }
}
