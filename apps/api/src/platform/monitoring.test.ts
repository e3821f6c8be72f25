/** The files for Prometheus and Grafana fit the metrics we really have, and each alert has its entry in the runbook. */
import { readFileSync } from "node:fs";
import { openid } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";

const ROOT = new URL("../../../../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), "utf8");
const TOKEN = "a-token-for-the-metrics-page";

const RULES = read("deploy/monitoring/rules.yaml");
const DASHBOARD = JSON.parse(read("deploy/monitoring/grafana-dashboard.json")) as {
  panels: { targets: { expr: string }[] }[];
};

/** The parts of the rules between two keys; they are laid out alike. */
const rules = RULES.split(/^ {6}- alert: /m)
  .slice(1)
  .map((rule) => ({
    name: /^\w+/.exec(rule)?.[0] ?? "",
    expr: rule.slice(rule.indexOf("expr:"), rule.indexOf("for:")),
    runbook: /runbook_url: (\S+)/.exec(rule)?.[1],
  }));
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...DASHBOARD.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

const SCHOOL = {
  key: "lincoln",
  name: "Lincoln High",
  // Nobody listens there.
  issuer: "http://127.0.0.1:9",
  clientId: "theta",
  clientSecret: "a secret",
  domains: ["lincoln.example"],
  staff: false,
  emailsAreVerified: false,
  asksWhichAccount: false,
  timeoutSeconds: 5,
};

async function openMetrics() {
  const app = await createTestApp({
    config: { metricsToken: TOKEN, openid: [SCHOOL] },
    patienceMilliseconds: 30_000,
  });
  await sql`insert into jobs (name, due_at)
    values ('deliver-mail', now() - interval '5 minutes')`.execute(app.db);
  const page = async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    return (await app.app.inject({ url: "/metrics", headers })).body;
  };
  await page();
  return { ...app, page };
}

test("every metric and label in the rules and the dashboard is on the page", async () => {
  const { page } = await openMetrics();
  const samples = (await page()).split("\n").filter((line) => !line.startsWith("#"));
  const names = new Set(samples.map((line) => /^\w+/.exec(line)?.[0]));
  const used = expressions.flatMap((expr) => expr.match(/\b(theta|nodejs|process)_\w+/g) ?? []);
  expect(new Set(used).size).toBeGreaterThan(8);
  expect([...new Set(used)].filter((name) => !names.has(name))).toEqual([]);
  const selected = expressions.flatMap((expr) => [
    ...expr.matchAll(/\b(theta_\w+)\{(\w+)="([\w-]+)"\}/g),
  ]);
  expect(selected.length).toBeGreaterThan(3);
  for (const [, name, label, value] of selected)
    expect(samples.some((line) => line.startsWith(`${name}{${label}="${value}"}`))).toBe(true);
});

test("every alert leads to its entry in the runbook, and every entry has its alert", () => {
  const doc = read("docs/alerts.md");
  const entries = [...doc.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(entries).toEqual(rules.map(({ name }) => name));
  expect(rules.map(({ runbook }) => runbook)).toEqual(
    entries.map((name) => `docs/alerts.md#${name?.toLowerCase()}`),
  );
  for (const entry of doc.split(/^## /m).slice(1))
    for (const part of ["What it means.", "What to look at.", "What to do."])
      expect(entry).toContain(`**${part}** `);
});

test("shows how long things have waited", async () => {
  const { page, db } = await openMetrics();
  await sql`insert into mail_outbox (dedupe_key, recipient, subject, body_text, body_html, created_at)
    values ('one', 'a@example.org', '', '', '', now() - interval '20 minutes'),
      ('decoy', '', '', '', '', now() - interval '9 hours')`.execute(db);
  const text = await page();
  const value = (sample: string) => Number(text.split(`\n${sample} `)[1]?.split("\n")[0]);
  const mail = value('theta_queue_oldest_seconds{queue="mail"}');
  expect(mail).toBeGreaterThanOrEqual(1200);
  expect(mail).toBeLessThan(3600);
  expect(value('theta_mails{state="waiting"}')).toBe(1);
  expect(value('theta_job_overdue_seconds{name="deliver-mail"}')).toBeGreaterThanOrEqual(300);
  expect(value("theta_database_reachable")).toBe(1);
  expect(value("theta_database_wait_seconds_count")).toBeGreaterThan(0);
});

test("counts sign-ins that a provider makes fail", async () => {
  const { page, call } = await openMetrics();
  expect(await page()).toContain('theta_openid_failures_total{provider="lincoln"} 0');
  const { statusCode } = await call(openid.beginSignIn, { provider: "lincoln" });
  expect(statusCode).toBe(503);
  expect(await page()).toContain('theta_openid_failures_total{provider="lincoln"} 1');
});

test("still has a page, which says so, without the database", async () => {
  const { page, db } = await openMetrics();
  await db.destroy();
  const text = await page();
  expect(text).toContain("\ntheta_database_reachable 0\n");
  expect(text).not.toMatch(/^theta_(queue|mails|orders|job|sweeper)\w*[{ ]/m);
});
