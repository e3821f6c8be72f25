import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { VARIABLES } from "../apps/api/src/platform/config/variables.ts";
import { readConfig } from "../apps/api/src/platform/config/config.ts";
import { SAFE_HEADERS } from "../apps/api/src/platform/http/safe-headers.ts";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const read = (file: string) => readFileSync(`${ROOT}deploy/${file}`, "utf8");

interface Service {
  build: { context: string; dockerfile: string };
  env_file?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  networks: string[];
  depends_on?: string[];
  read_only: boolean;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
}
const compose = parse(read("compose.yaml")) as Compose;

/** What stands above each variable in the example, as one line. */
function exampleSettings(): Map<string, string> {
  const blocks = read("theta.env.example").split("\n\n");
  return new Map(
    blocks.flatMap((block) => {
      const lines = block.trim().split("\n");
      const [, name] = /^#?([A-Z_]+)=$/.exec(lines.at(-1)!) ?? [];
      const told = lines.slice(0, -1).map((line) => line.replace(/^# ?/, ""));
      return name ? [[name, told.join(" ")] as const] : [];
    }),
  );
}

/** Names that compose.yaml takes from its own file of settings. */
const composeNames = [...read("compose.yaml").matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!);

test("the example of the settings tells of each variable what the product says, and of no other", () => {
  const settings = exampleSettings();
  for (const [name, { default: initial, meaning }] of Object.entries(VARIABLES)) {
    const told = settings.get(name)?.replace(` Default: ${initial}`, "");
    expect([name, told]).toEqual([name, meaning.replaceAll("`", "")]);
  }
  const others = [...settings.keys()].filter((name) => !(name in VARIABLES));
  expect(others).toEqual(["DATABASE_PASSWORD", "LISTEN", "SITE_NAME", "VERSION"]);
  expect(composeNames).toEqual(expect.arrayContaining(others));
});

test("the example's first part is what production refuses to start without", () => {
  const [head = ""] = read("theta.env.example").split("# --- Only for");
  const required = [...head.matchAll(/^([A-Z_]+)=$/gm)].map(([, name]) => name!);
  const filled: Record<string, string> = {
    THETA_SECRET: "x".repeat(32),
    PUBLIC_URL: "https://theta.example",
    DATABASE_URL: "postgres://theta@db/theta",
    SMTP_URL: "smtp://mail.example",
    RAZORPAY_KEY_ID: "rzp_live_abc",
    RAZORPAY_KEY_SECRET: "a",
    RAZORPAY_WEBHOOK_SECRET: "b",
  };
  const start = (names: string[]) =>
    readConfig({
      NODE_ENV: "production",
      ...Object.fromEntries(names.map((name) => [name, filled[name]])),
    });
  expect(start(required).mode).toBe("production");
  for (const left of required)
    expect(() => start(required.filter((name) => name !== left))).toThrow(left);
});

test("compose.yaml names files, volumes, networks, and services that exist", () => {
  const { services, volumes, networks } = compose;
  for (const service of Object.values(services)) {
    expect(existsSync(`${ROOT}${service.build.dockerfile}`)).toBe(true);
    for (const volume of service.volumes ?? [])
      expect(Object.keys(volumes)).toContain(volume.split(":")[0]);
    for (const network of service.networks) expect(Object.keys(networks)).toContain(network);
    for (const other of service.depends_on ?? []) expect(Object.keys(services)).toContain(other);
    expect(service.read_only).toBe(true);
  }
});

test("compose.yaml sets only what Theta reads", () => {
  for (const name of Object.keys(compose.services["theta"]!.environment!))
    expect(Object.keys(VARIABLES)).toContain(name);
});

test("Dockerfiles copy only files that the repository has, or the build makes", () => {
  const made = ["/image", "node_modules", "apps/web/dist", ".build/commit"];
  for (const { build } of Object.values(compose.services)) {
    const copies = readFileSync(`${ROOT}${build.dockerfile}`, "utf8").matchAll(
      /^COPY (?:--from=build )?(.+) \S+$/gm,
    );
    const sources = [...copies]
      .flatMap(([, paths]) => paths!.split(" "))
      .map((path) => path.replace(/^\/theta\//, ""));
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((path) => !made.includes(path) && !existsSync(`${ROOT}${path}`))).toEqual(
      [],
    );
  }
});

const UNITS = [
  "theta.service",
  "backup/theta-backup@.service",
  "backup/theta-backup-full.timer",
  "backup/theta-backup-diff.timer",
];

test.each(UNITS)("%s names files that exist", (unit) => {
  const lines = read(unit).split("\n");
  for (const line of lines) expect(line).toMatch(/^$|^#|^\[[A-Z]\w+\]$|^[A-Z]\w+=/);
  const paths = [...read(unit).matchAll(/file:\/\/\/opt\/theta\/(\S+)|=\/opt\/theta\/(\S+)/g)]
    .map(([, page, file]) => page ?? file!)
    .filter((path) => !path.startsWith("node_modules/"));
  for (const path of paths) expect([path, existsSync(`${ROOT}${path}`)]).toEqual([path, true]);
  const set = [...read(unit).matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name]) => name!);
  expect(set.filter((name) => !(name in VARIABLES))).toEqual(
    unit === "theta.service" ? ["NODE_COMPILE_CACHE"] : [],
  );
  for (const [, other] of read(unit).matchAll(/^Unit=theta-backup@(\w+)\.service$/gm))
    expect(read("backup/backup.sh")).toContain(`${other}`);
});

test("what runs never sees the repository's history", () => {
  expect(read("theta.service")).toContain("InaccessiblePaths=-/opt/theta/.git");
  const copied = [...read("Dockerfile").matchAll(/^COPY (.*)$/gm)].map(([, files]) => files!);
  expect(copied.length).toBeGreaterThan(8);
  expect(copied.filter((files) => /(^|\s)(\.|\.git)(\s|$)/.test(files))).toEqual([]);
});

test("TLS offers no cipher without forward secrecy", () => {
  const config = read("tls/haproxy.cfg");
  expect(config).toContain("ssl-min-ver TLSv1.2");
  const [, older = ""] = /ssl-default-bind-ciphers (\S+)/.exec(config) ?? [];
  expect(older.split(":").length).toBeGreaterThan(3);
  expect(older.split(":").filter((name) => !/^ECDHE-.*(GCM|POLY1305)/.test(name))).toEqual([]);
});

test("HAProxy's own errors carry a page of ours and the headers of all our answers", () => {
  const page = read("tls/pages/unavailable.html");
  const [, style = ""] = /<style>([^<]*)<\/style>/.exec(page) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  const errors = read("tls/haproxy.cfg").matchAll(/^ {2}http-error status (\d+) (.*)$/gm);
  const byStatus = new Map([...errors].map(([, status, answer]) => [status!, answer!]));
  expect([...byStatus.keys()]).toEqual(["500", "502", "503", "504"]);
  for (const answer of byStatus.values()) {
    expect(answer).toContain('content-type "text/html; charset=utf-8"');
    expect(answer).toContain("/unavailable.html");
    expect(answer).toContain(
      `hdr Strict-Transport-Security "${SAFE_HEADERS["strict-transport-security"]}"`,
    );
    expect(answer).toContain("hdr X-Content-Type-Options nosniff");
    expect(answer).toContain(`style-src 'sha256-${hash}'`);
  }
});
