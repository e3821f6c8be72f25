import { resolve } from "node:path";
import * as z from "zod";
import type { Pooler } from "../database/database.ts";
import { type OpenidConfig, openidProviders } from "./openid-config.ts";
import { VARIABLES, type VariableName } from "./variables.ts";

type Environment = Partial<Record<string, string>>;

const EXCEPTIONS = [
  "embedded-database",
  "dev-mailbox",
  "demo-data",
  "plain-http",
  "payment-sandbox",
] as const;
type Exception = (typeof EXCEPTIONS)[number];

export interface Config {
  mode: "development" | "test" | "production";
  port: number;
  host: string;
  publicUrl: string;
  /** null: the embedded PostgreSQL. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Whether connections keep prepared statements, which not every pooler can. */
  databasePrepared: boolean;
  databasePooler: Pooler;
  /** null: every read goes to the primary. */
  databaseReplicaUrl: string | null;
  dataFolder: string;
  /** null: one is created and kept in the data folder; never in production. */
  secret: string | null;
  logLevel: string;
  metricsToken: string | null;
  /** null: nothing is traced. */
  tracesEndpoint: string | null;
  /** Of all requests. */
  tracesPercent: number;
  proxyHops: number;
  requestsPerMinute: number;
  codeMailsPerHour: number;
  /** null: the mailbox page. */
  smtpUrl: string | null;
  mailFrom: string;
  supportEmail: string;
  /** null: no phone number is shown. */
  supportPhone: string | null;
  socialLinks: { name: string; url: string }[];
  /** A number in international format; null: WhatsApp isn't offered. */
  supportWhatsapp: string | null;
  google: GoogleConfig | null;
  openid: OpenidConfig[];
  /** null: our own posts. */
  blogFeedUrl: string | null;
  /** null: no keys were given, and a sandbox replaces the provider. */
  payments: PaymentsConfig | null;
  passwordLeast: number;
  demoData: boolean;
}

export interface GoogleConfig {
  clientId: string;
  issuers: string[];
  jwksUrl: string;
  scriptUrl: string;
}

export interface PaymentsConfig {
  keyId: string;
  keySecret: string;
  /** The current one, and earlier ones that events may still be signed with. */
  webhookSecrets: string[];
  apiUrl: string;
  checkoutUrl: string;
  /** No money moves. */
  isSandbox: boolean;
  /** How long one request may wait for the provider. */
  timeoutMs: number;
}

/** Everything wrong with the environment in one error, so that a person can fix it in one go. */
export class ConfigError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(
      `Theta can't start with this configuration:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`,
    );
    this.name = "ConfigError";
    this.faults = faults;
  }
}

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((n) => n >= least && n <= most, `must be a whole number from ${least} to ${most}`);

const url = (...schemes: string[]) =>
  z.string().refine(
    (text) => {
      const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : "";
      return schemes.includes(scheme);
    },
    `must be an address that begins with ${schemes.map((s) => `${s}://`).join(" or ")}`,
  );

/** "LinkedIn https://…, YouTube https://…" */
const socialLinks = z
  .string()
  .transform((text) =>
    text.split(",").map((part) => {
      const [, name = "", address = ""] = /^(.*\S)\s+(\S+)$/.exec(part.trim()) ?? [];
      return { name, url: address };
    }),
  )
  .refine(
    (links) => links.every(({ url: at }) => URL.canParse(at) && new URL(at).protocol === "https:"),
    "must list names, each followed by an address that begins with https://, separated by commas",
  );

const shape = z.object({
  NODE_ENV: z.enum(["development", "test", "production"], {
    error: "must be development, test, or production",
  }),
  PORT: whole(1, 65_535),
  HOST: z.string().optional(),
  PUBLIC_URL: url("http", "https").optional(),
  DATABASE_URL: url("postgres", "postgresql").optional(),
  DATABASE_POOL_SIZE: whole(1, 200),
  DATABASE_PREPARED: z.enum(["on", "off"], { error: "must be on or off" }),
  DATABASE_POOLER: z.enum(["none", "transaction"], { error: "must be none or transaction" }),
  DATABASE_REPLICA_URL: url("postgres", "postgresql").optional(),
  DATA_FOLDER: z.string(),
  THETA_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
    error: "must be trace, debug, info, warn, error, fatal, or silent",
  }),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url("http", "https").optional(),
  TRACES_PERCENT: whole(0, 100),
  PROXY_HOPS: whole(0, 10),
  REQUESTS_PER_MINUTE: whole(1, 1_000_000),
  CODE_MAILS_PER_HOUR: whole(1, 1_000_000).optional(),
  SMTP_URL: url("smtp", "smtps").optional(),
  MAIL_FROM: z.string().regex(/^[^\r\n]*@[^\r\n]*$/, "must contain an email address"),
  SUPPORT_EMAIL: z.string().regex(/^[^\s@]+@[^\s@]+$/, "must be an email address"),
  SUPPORT_PHONE: z.string().optional(),
  SOCIAL_LINKS: socialLinks.optional(),
  SUPPORT_WHATSAPP: z
    .string()
    .transform((text) => text.replace(/[\s().-]/g, ""))
    .refine(
      (text) => /^\+[1-9]\d{6,14}$/.test(text),
      "must be a phone number in international form, such as +91 98765 43210",
    )
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_ISSUERS: z.string(),
  GOOGLE_JWKS_URL: url("http", "https"),
  GOOGLE_SCRIPT_URL: url("http", "https"),
  OIDC_PROVIDERS: openidProviders.optional(),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/, "must begin with rzp_live_ or rzp_test_")
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_API_URL: url("http", "https"),
  RAZORPAY_CHECKOUT_URL: url("http", "https"),
  BLOG_FEED_URL: url("http", "https").optional(),
  PASSWORD_MIN_LENGTH: whole(6, 64),
  DEMO_DATA: z.enum(["on", "off"], { error: "must be on or off" }).optional(),
  ALLOW_IN_PRODUCTION: z
    .string()
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(EXCEPTIONS, { error: `accepts only ${EXCEPTIONS.join(", ")}` }))),
});
type Values = z.output<typeof shape>;

/** Defaults with a fixed value; those that depend on others are filled in below. */
const FIXED_DEFAULTS: VariableName[] = [
  "NODE_ENV",
  "PORT",
  "DATABASE_POOL_SIZE",
  "DATABASE_PREPARED",
  "DATABASE_POOLER",
  "DATA_FOLDER",
  "LOG_LEVEL",
  "TRACES_PERCENT",
  "PROXY_HOPS",
  "REQUESTS_PER_MINUTE",
  "MAIL_FROM",
  "SUPPORT_EMAIL",
  "GOOGLE_ISSUERS",
  "GOOGLE_JWKS_URL",
  "GOOGLE_SCRIPT_URL",
  "RAZORPAY_API_URL",
  "RAZORPAY_CHECKOUT_URL",
  "PASSWORD_MIN_LENGTH",
];

/** Reads the environment once, at start. An empty variable counts as unset. */
export function readConfig(environment: Environment): Config {
  const given: Environment = { ALLOW_IN_PRODUCTION: "" };
  for (const name of FIXED_DEFAULTS) given[name] = VARIABLES[name].default;
  for (const name of Object.keys(VARIABLES)) {
    const value = environment[name]?.trim();
    if (value) given[name] = value;
  }
  const parsed = shape.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${placeOf(path)} ${message}`),
    );
  }
  const faults = [...keyFaults(parsed.data), ...demoFaults(parsed.data)];
  if (parsed.data.NODE_ENV === "production") faults.push(...productionFaults(parsed.data));
  if (faults.length > 0) throw new ConfigError(faults);
  return toConfig(parsed.data);
}

/** Which variable, and which part of the one that has parts: "OIDC_PROVIDERS[0].name". */
function placeOf([variable, ...rest]: readonly PropertyKey[]): string {
  if (variable !== "OIDC_PROVIDERS") return String(variable);
  const inside = rest.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`));
  return `${variable}${inside.join("")}`;
}

const PAYMENT_KEYS = ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"] as const;

/** Half a set of keys would take money and never notice it. */
function keyFaults(values: Values): string[] {
  const missing = PAYMENT_KEYS.filter((name) => !values[name]);
  if (missing.length === PAYMENT_KEYS.length) return [];
  if (missing.length === 0) {
    return webhookSecretsOf(values).length > 0
      ? []
      : ["RAZORPAY_WEBHOOK_SECRET must contain a secret, not just commas"];
  }
  return missing.map((name) => `${name} must be set too: the three keys go together`);
}

/** Learners whose password everybody knows don't belong among real ones. */
function demoFaults({ NODE_ENV, DATABASE_URL, DEMO_DATA }: Values): string[] {
  if (NODE_ENV === "test" || !DATABASE_URL || DEMO_DATA !== "on") return [];
  return [
    "DEMO_DATA can be on only with the embedded database: unset DATABASE_URL, or turn DEMO_DATA off",
  ];
}

function productionFaults(values: Values): string[] {
  const allowed = new Set<Exception>(values.ALLOW_IN_PRODUCTION);
  const unless = (exception: Exception) =>
    `or add ${exception} to ALLOW_IN_PRODUCTION if you mean it`;
  const faults: string[] = [];
  if (!values.THETA_SECRET) faults.push("THETA_SECRET must be set in production");
  if (!values.PUBLIC_URL) faults.push("PUBLIC_URL must be set in production");
  if (values.PUBLIC_URL?.startsWith("http:") && !allowed.has("plain-http")) {
    faults.push(`PUBLIC_URL must begin with https:// in production, ${unless("plain-http")}`);
  }
  if (!values.DATABASE_URL && !allowed.has("embedded-database")) {
    faults.push(`DATABASE_URL must be set in production, ${unless("embedded-database")}`);
  }
  if (!values.SMTP_URL && !allowed.has("dev-mailbox")) {
    faults.push(`SMTP_URL must be set in production, ${unless("dev-mailbox")}`);
  }
  if (values.DEMO_DATA === "on" && !allowed.has("demo-data")) {
    faults.push(`DEMO_DATA must be off in production, ${unless("demo-data")}`);
  }
  if (paymentsOf(values)?.isSandbox !== false && !allowed.has("payment-sandbox")) {
    faults.push(
      `RAZORPAY_KEY_ID and its secrets must be set to live razorpay.com keys in production, ${unless("payment-sandbox")}`,
    );
  }
  for (const name of ["GOOGLE_ISSUERS", "GOOGLE_JWKS_URL", "GOOGLE_SCRIPT_URL"] as const) {
    if (values[name] !== VARIABLES[name].default) {
      faults.push(`${name} can't be changed in production`);
    }
  }
  for (const { key, issuer } of values.OIDC_PROVIDERS ?? []) {
    if (!issuer.startsWith("https:")) {
      faults.push(`OIDC_PROVIDERS must have an issuer that begins with https:// for ${key}`);
    }
  }
  return faults;
}

/** Longest wait for the payment provider. */
const PROVIDER_TIMEOUT_MS = 8_000;

function paymentsOf(values: Values): PaymentsConfig | null {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = values;
  const { RAZORPAY_API_URL: apiUrl, RAZORPAY_CHECKOUT_URL: checkoutUrl } = values;
  if (!keyId || !keySecret || !values.RAZORPAY_WEBHOOK_SECRET) return null;
  return {
    keyId,
    keySecret,
    webhookSecrets: webhookSecretsOf(values),
    apiUrl: apiUrl.replace(/\/+$/, ""),
    checkoutUrl,
    isSandbox: keyId.startsWith("rzp_test_") || !isRazorpays(apiUrl) || !isRazorpays(checkoutUrl),
    timeoutMs: PROVIDER_TIMEOUT_MS,
  };
}

function webhookSecretsOf({ RAZORPAY_WEBHOOK_SECRET: list = "" }: Values): string[] {
  return list
    .split(",")
    .map((secret) => secret.trim())
    .filter(Boolean);
}

function isRazorpays(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && /(^|\.)razorpay\.com$/.test(hostname);
}

function toConfig(values: Values): Config {
  const production = values.NODE_ENV === "production";
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST ?? (production ? "0.0.0.0" : "127.0.0.1"),
    publicUrl: new URL(publicUrl).origin,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databasePrepared: values.DATABASE_PREPARED === "on",
    databasePooler: values.DATABASE_POOLER,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL ?? null,
    dataFolder: resolve(values.DATA_FOLDER),
    secret: values.THETA_SECRET ?? null,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    tracesPercent: values.TRACES_PERCENT,
    proxyHops: values.PROXY_HOPS,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    codeMailsPerHour: values.CODE_MAILS_PER_HOUR ?? (production ? 20 : 1_000),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    supportEmail: values.SUPPORT_EMAIL,
    supportPhone: values.SUPPORT_PHONE ?? null,
    socialLinks: values.SOCIAL_LINKS ?? [],
    supportWhatsapp: values.SUPPORT_WHATSAPP ?? null,
    google: values.GOOGLE_CLIENT_ID
      ? {
          clientId: values.GOOGLE_CLIENT_ID,
          issuers: values.GOOGLE_ISSUERS.split(",").map((issuer) => issuer.trim()),
          jwksUrl: values.GOOGLE_JWKS_URL,
          scriptUrl: values.GOOGLE_SCRIPT_URL,
        }
      : null,
    openid: values.OIDC_PROVIDERS ?? [],
    payments: paymentsOf(values),
    blogFeedUrl: values.BLOG_FEED_URL ?? null,
    passwordLeast: values.PASSWORD_MIN_LENGTH,
    demoData: values.DEMO_DATA
      ? values.DEMO_DATA === "on"
      : !production && values.DATABASE_URL === undefined,
  };
}
