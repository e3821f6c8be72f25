import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { VARIABLES } from "./variables.ts";

const PRODUCTION = {
  NODE_ENV: "production",
  THETA_SECRET: "x".repeat(32),
  PUBLIC_URL: "https://theta.example",
  DATABASE_URL: "postgres://theta@db/theta",
  SMTP_URL: "smtp://mail.example",
  RAZORPAY_KEY_ID: "rzp_live_abc",
  RAZORPAY_KEY_SECRET: "a secret",
  RAZORPAY_WEBHOOK_SECRET: "another secret",
};

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

test("takes an empty environment for a development server with everything built in", () => {
  expect(readConfig({})).toMatchObject({
    mode: "development",
    port: 4000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:4000",
    databaseUrl: null,
    smtpUrl: null,
    secret: null,
    google: null,
    payments: null,
    demoData: true,
  } satisfies Partial<Config>);
});

test("keeps demo data out of a database that was given, except in tests", () => {
  const given = { DATABASE_URL: "postgres://theta@db/theta", DEMO_DATA: "on" };
  const refusal = expect.stringMatching(/^DEMO_DATA .*embedded.*unset DATABASE_URL/);
  expect(faultsOf(given)).toEqual([refusal]);
  expect(faultsOf({ ...PRODUCTION, ...given, ALLOW_IN_PRODUCTION: "demo-data" })).toEqual([
    refusal,
  ]);
  expect(faultsOf({ ...given, DEMO_DATA: "off" })).toEqual([]);
  expect(faultsOf({ DEMO_DATA: "on" })).toEqual([]);
  expect(faultsOf({ ...given, NODE_ENV: "test" })).toEqual([]);
});

test("shows no phone and no social pages unless they are given", () => {
  expect(readConfig({})).toMatchObject({ supportPhone: null, socialLinks: [] });
  const given = {
    SUPPORT_PHONE: "+1 617 555 0100",
    SOCIAL_LINKS:
      "LinkedIn https://www.linkedin.com/company/theta, You Tube https://youtube.com/@t",
  };
  expect(readConfig(given)).toMatchObject({
    supportPhone: "+1 617 555 0100",
    socialLinks: [
      { name: "LinkedIn", url: "https://www.linkedin.com/company/theta" },
      { name: "You Tube", url: "https://youtube.com/@t" },
    ],
  });
  for (const links of ["LinkedIn", "LinkedIn http://x.example", "X javascript:alert(1)", ","])
    expect(faultsOf({ SOCIAL_LINKS: links })).toEqual([
      expect.stringMatching(/^SOCIAL_LINKS must/),
    ]);
});

test("treats an empty variable as unset", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "  " })).toEqual(readConfig({}));
});

test("derives the public address from the port", () => {
  expect(readConfig({ PORT: "5000" }).publicUrl).toBe("http://localhost:5000");
});

test("reads the WhatsApp number as people write it, and requires it to be international", () => {
  expect(readConfig({}).supportWhatsapp).toBeNull();
  expect(readConfig({ SUPPORT_WHATSAPP: "+91 (98765) 432-10" }).supportWhatsapp).toBe(
    "+919876543210",
  );
  for (const wrong of ["9876543210", "+0123456789", "+91 98", "+91 98765 43210 12345", "call us"]) {
    expect(faultsOf({ SUPPORT_WHATSAPP: wrong })).toEqual([
      "SUPPORT_WHATSAPP must be a phone number in international form, such as +91 98765 43210",
    ]);
  }
});

test("reports all faults at once, each with its variable", () => {
  const faults = faultsOf({
    PORT: "80a",
    DATABASE_URL: "mysql://x",
    LOG_LEVEL: "loud",
    THETA_SECRET: "short",
    ALLOW_IN_PRODUCTION: "everything",
  });
  expect(faults).toEqual([
    "PORT must be a whole number from 1 to 65535",
    "DATABASE_URL must be an address that begins with postgres:// or postgresql://",
    "THETA_SECRET must have at least 32 characters",
    "LOG_LEVEL must be trace, debug, info, warn, error, fatal, or silent",
    expect.stringMatching(/^ALLOW_IN_PRODUCTION accepts only embedded-database/),
  ]);
});

test.each(["0", "65536", "-1", "4e3", "४०००"])("refuses port %s", (PORT) => {
  expect(faultsOf({ PORT })).toEqual(["PORT must be a whole number from 1 to 65535"]);
});

test("starts production with all it needs, and without demo data", () => {
  expect(readConfig(PRODUCTION)).toMatchObject({ host: "0.0.0.0", demoData: false });
});

test("refuses everything in production that's meant for trying things out, all at once", () => {
  const faults = faultsOf({
    NODE_ENV: "production",
    DEMO_DATA: "on",
    GOOGLE_JWKS_URL: "http://x/y",
  });
  expect(faults.map((fault) => fault.split(" ")[0])).toEqual([
    "THETA_SECRET",
    "PUBLIC_URL",
    "DATABASE_URL",
    "SMTP_URL",
    "DEMO_DATA",
    "RAZORPAY_KEY_ID",
    "GOOGLE_JWKS_URL",
  ]);
});

test("accepts things in production that are named on purpose", () => {
  const { DATABASE_URL: _database, SMTP_URL: _smtp, ...rest } = PRODUCTION;
  const allowed = {
    ...rest,
    PUBLIC_URL: "http://theta.example",
    DEMO_DATA: "on",
    RAZORPAY_KEY_ID: "rzp_test_abc",
    ALLOW_IN_PRODUCTION: "embedded-database, dev-mailbox, demo-data, plain-http, payment-sandbox",
  };
  expect(readConfig(allowed)).toMatchObject({ databaseUrl: null, smtpUrl: null, demoData: true });
  expect(faultsOf({ ...allowed, ALLOW_IN_PRODUCTION: "demo-data" })).toHaveLength(4);
});

const KEYS = {
  RAZORPAY_KEY_ID: "rzp_test_abc",
  RAZORPAY_KEY_SECRET: "a secret",
  RAZORPAY_WEBHOOK_SECRET: "new, old",
};

test("requires the payment provider's keys together", () => {
  expect(readConfig(KEYS).payments).toEqual({
    keyId: "rzp_test_abc",
    keySecret: "a secret",
    webhookSecrets: ["new", "old"],
    apiUrl: "https://api.razorpay.com",
    checkoutUrl: "https://checkout.razorpay.com/v1/checkout.js",
    isSandbox: true,
    timeoutMs: 8_000,
  });
  const { RAZORPAY_WEBHOOK_SECRET: _webhook, ...two } = KEYS;
  expect(faultsOf(two)).toEqual([
    "RAZORPAY_WEBHOOK_SECRET must be set too: the three keys go together",
  ]);
  expect(faultsOf({ ...KEYS, RAZORPAY_WEBHOOK_SECRET: " , ," })).toEqual([
    "RAZORPAY_WEBHOOK_SECRET must contain a secret, not just commas",
  ]);
  expect(faultsOf({ ...KEYS, RAZORPAY_KEY_ID: "abc" })).toEqual([
    "RAZORPAY_KEY_ID must begin with rzp_live_ or rzp_test_",
  ]);
});

test.each([
  ["no keys", { RAZORPAY_KEY_ID: "", RAZORPAY_KEY_SECRET: "", RAZORPAY_WEBHOOK_SECRET: "" }],
  ["test keys", KEYS],
  ["another API", { RAZORPAY_API_URL: "https://api.razorpay.com.example" }],
  ["another API, unencrypted", { RAZORPAY_API_URL: "http://api.razorpay.com" }],
  ["another dialog", { RAZORPAY_CHECKOUT_URL: "https://notrazorpay.com/checkout.js" }],
])("accepts no fake money in production: %s", (_, payments) => {
  const environment = { ...PRODUCTION, ...payments };
  expect(faultsOf(environment)).toEqual([
    expect.stringMatching(/^RAZORPAY_KEY_ID .*payment-sandbox/),
  ]);
  expect(faultsOf({ ...environment, ALLOW_IN_PRODUCTION: "payment-sandbox" })).toEqual([]);
});

const SCHOOL = {
  key: "lincoln",
  name: "Lincoln High",
  issuer: "https://login.lincoln.example",
  clientId: "theta",
  clientSecret: "a secret",
  domains: ["Lincoln.example"],
};
const schools = (...list: object[]) => ({ OIDC_PROVIDERS: JSON.stringify(list) });

test("reads OpenID providers", () => {
  expect(readConfig({}).openid).toEqual([]);
  expect(readConfig({ ...PRODUCTION, ...schools(SCHOOL) }).openid).toEqual([
    {
      ...SCHOOL,
      domains: ["lincoln.example"],
      staff: false,
      emailsAreVerified: false,
      asksWhichAccount: false,
      timeoutSeconds: 5,
    },
  ]);
});

test.each([
  ["no JSON", { OIDC_PROVIDERS: "lincoln" }, "OIDC_PROVIDERS must be a JSON array"],
  ["no array", { OIDC_PROVIDERS: "{}" }, "OIDC_PROVIDERS must be a JSON array"],
  ["no name", schools({ ...SCHOOL, name: " " }), "OIDC_PROVIDERS[0].name must not be empty"],
  ["no secret", schools({ ...SCHOOL, clientSecret: undefined }), "[0].clientSecret must be text"],
  [
    "a key for no address",
    schools({ ...SCHOOL, key: "Lincoln High" }),
    "[0].key must be lowercase",
  ],
  ["Google's key", schools({ ...SCHOOL, key: "google" }), '[0].key must not be "google"'],
  ["no domains", schools({ ...SCHOOL, domains: [] }), "[0].domains must name at least one domain"],
  [
    "an address",
    schools({ ...SCHOOL, domains: ["a@b.example"] }),
    "[0].domains[0] must be a domain",
  ],
  ["a typo", schools({ ...SCHOOL, stuff: true }), "OIDC_PROVIDERS[0] has unknown parts: stuff"],
  [
    "two of one key",
    schools(SCHOOL, { ...SCHOOL, issuer: "https://id.lincoln.example" }),
    "OIDC_PROVIDERS must give each provider a key",
  ],
  [
    "two of one issuer",
    schools(SCHOOL, { ...SCHOOL, key: "staff", issuer: "https://LOGIN.lincoln.example/" }),
    "OIDC_PROVIDERS must give each provider an issuer",
  ],
  [
    "everybody's tenant",
    schools({ ...SCHOOL, issuer: "https://login.microsoftonline.com/common/v2.0" }),
    "[0].issuer must name your own Microsoft tenant",
  ],
  ...[
    "https://LOGIN.microsoftonline.com:443//Common/v2.0",
    "https://sts.windows.net/9188040d-6c67-4c5b-b112-36a304b66dad/",
  ].map((issuer): [string, ReturnType<typeof schools>, string] => [
    `everybody's tenant in other words (${issuer})`,
    schools({ ...SCHOOL, issuer }),
    "[0].issuer must name your own Microsoft tenant",
  ]),
  [
    "plain http in production",
    { ...PRODUCTION, ...schools({ ...SCHOOL, issuer: "http://login.lincoln.example" }) },
    "OIDC_PROVIDERS must have an issuer that begins with https:// for lincoln",
  ],
])("refuses OpenID providers with %s", (_, environment, words) => {
  expect(faultsOf(environment)).toEqual([expect.stringContaining(words)]);
});

test("does not take the provider's live keys for a sandbox", () => {
  expect(readConfig(PRODUCTION).payments?.isSandbox).toBe(false);
});

const REPOSITORY = new URL("../../../../../", import.meta.url);

function readmeTables(): string[][][] {
  const readme = readFileSync(new URL("README.md", REPOSITORY), "utf8");
  return readme
    .split("\n\n")
    .map((paragraph) =>
      [...paragraph.matchAll(/^\| `([A-Z0-9_]+)` +\| (.+?) +\| (.+?) +\|$/gm)].map(
        ([, ...row]) => row,
      ),
    )
    .filter((rows) => rows.length > 0);
}

test("lists exactly the variables in the README, with default and meaning", () => {
  const meant = Object.entries(VARIABLES).map(([name, { default: initial, meaning }]) => [
    name,
    initial,
    meaning,
  ]);
  expect(readmeTables()[0]).toEqual(meant);
});

test("reads no environment variable that is missing from the README", () => {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], {
    cwd: REPOSITORY,
    encoding: "utf8",
  });
  const read = files
    .trim()
    .split("\n")
    .filter((file) => !/\.test\.|\/test\//.test(file))
    .flatMap((file) => {
      const source = readFileSync(new URL(file, REPOSITORY), "utf8");
      return [...source.matchAll(/process\.env(?:\.|\[")([A-Z0-9_]+)/g)].map(([, name]) => name);
    });
  const told = readmeTables().flatMap((rows) => rows.map(([name]) => name));
  expect([...new Set(read)].filter((name) => name !== "PATH" && !told.includes(name))).toEqual([]);
});
