/**
 * Every environment variable the server reads. A test compares the README's table with this list.
 */
export interface Variable {
  readonly default: string;
  readonly meaning: string;
}

export const VARIABLES = {
  NODE_ENV: {
    default: "development",
    meaning:
      "`development`, `test`, or `production`. Production refuses anything meant for trying things out.",
  },
  PORT: { default: "4000", meaning: "Port for the whole product." },
  HOST: {
    default: "127.0.0.1 (0.0.0.0 in production)",
    meaning: "Address to listen on.",
  },
  PUBLIC_URL: {
    default: "http://localhost:PORT",
    meaning: "Public address, for links in emails and the origin check. Required in production.",
  },
  DATABASE_URL: {
    default: "(embedded PostgreSQL)",
    meaning:
      "Any PostgreSQL ≥ 15 with `pg_trgm` (in its contrib package), owned by this user. Unset: Theta starts a real PostgreSQL 18 in the data folder.",
  },
  DATABASE_POOL_SIZE: {
    default: "10",
    meaning:
      "Connections each server keeps to PostgreSQL for requests. Background work uses up to four more.",
  },
  DATABASE_PREPARED: {
    default: "on",
    meaning:
      "`on` or `off`: prepare each statement once per connection. Turn it off for poolers that can't keep prepared statements, such as PgBouncer before 1.21.",
  },
  DATABASE_POOLER: {
    default: "none",
    meaning:
      "`none` or `transaction`: set it to `transaction` if `DATABASE_URL` leads to a pooler, such as PgBouncer, that lends connections for one transaction.",
  },
  DATABASE_REPLICA_URL: {
    default: "(the primary)",
    meaning:
      "A replica, or a balancer in front of several, for the reads that may lag. While it's down or far behind, they go to `DATABASE_URL`.",
  },
  DATA_FOLDER: {
    default: ".data",
    meaning: "Where the embedded database and the development secret live.",
  },
  THETA_SECRET: {
    default: "(generated in the data folder)",
    meaning:
      "At least 32 characters. The keys for tokens and codes derive from it. Required in production.",
  },
  LOG_LEVEL: {
    default: "info",
    meaning: "`trace`, `debug`, `info`, `warn`, `error`, `fatal`, or `silent`.",
  },
  METRICS_TOKEN: {
    default: "(no metrics)",
    meaning: "Bearer token for `/metrics` (Prometheus). Unset: the page doesn't exist.",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    default: "(no traces)",
    meaning:
      "Base address of an OTLP/HTTP receiver for traces, such as `http://localhost:4318`. Unset: nothing is traced.",
  },
  TRACES_PERCENT: {
    default: "100",
    meaning: "How many of all requests are traced, whatever a caller's header says.",
  },
  PROXY_HOPS: {
    default: "0",
    meaning: "Number of reverse proxies in front. 0 ignores `X-Forwarded-For`.",
  },
  REQUESTS_PER_MINUTE: {
    default: "300",
    meaning: "Requests per minute from one address, counted by each server.",
  },
  CODE_MAILS_PER_HOUR: {
    default: "20 in production, else 1000",
    meaning: "Emails with codes that one network address can trigger per hour.",
  },
  SMTP_URL: {
    default: "(mailbox page)",
    meaning:
      "`smtp://user:password@host:port` or `smtps://…`. Unset: email lands in `/dev/mailbox`.",
  },
  MAIL_FROM: { default: "Theta <no-reply@theta.example>", meaning: "Sender of all email." },
  SUPPORT_EMAIL: { default: "support@theta.example", meaning: "Shown on the site and in emails." },
  SUPPORT_PHONE: { default: "(no phone)", meaning: "Phone number shown on the site." },
  SOCIAL_LINKS: {
    default: "(none)",
    meaning:
      "Your social pages for the footer: `LinkedIn https://www.linkedin.com/company/…, YouTube https://…`.",
  },
  SUPPORT_WHATSAPP: {
    default: "(no WhatsApp)",
    meaning:
      "Support number in international form, such as `+919876543210`. When set, learners with a plan get a WhatsApp link, and the plans mention it.",
  },
  GOOGLE_CLIENT_ID: {
    default: "(no Google button)",
    meaning: "OAuth client ID. When set, the Google button appears.",
  },
  GOOGLE_ISSUERS: {
    default: "https://accounts.google.com,accounts.google.com",
    meaning: "Accepted issuers of ID tokens. Can't be changed in production.",
  },
  GOOGLE_JWKS_URL: {
    default: "https://www.googleapis.com/oauth2/v3/certs",
    meaning: "Keys that sign ID tokens. Can't be changed in production.",
  },
  GOOGLE_SCRIPT_URL: {
    default: "https://accounts.google.com/gsi/client",
    meaning: "Script for the Google button. Can't be changed in production.",
  },
  OIDC_PROVIDERS: {
    default: "(none)",
    meaning:
      "JSON array of OpenID providers to sign in with, such as a school's. docs/running.md shows one.",
  },
  RAZORPAY_KEY_ID: {
    default: "(payment sandbox)",
    meaning:
      "Key for the payment provider; needs the two secrets below. Unset: a sandbox takes its place, and no money moves. Required in production.",
  },
  RAZORPAY_KEY_SECRET: { default: "(payment sandbox)", meaning: "The key's secret." },
  RAZORPAY_WEBHOOK_SECRET: {
    default: "(payment sandbox)",
    meaning:
      "Secret for the webhook `/thetaapi/webhooks/razorpay`. To change it, set `new,old` for 24 hours.",
  },
  RAZORPAY_API_URL: {
    default: "https://api.razorpay.com",
    meaning: "The payment provider's API. Can't be changed in production.",
  },
  RAZORPAY_CHECKOUT_URL: {
    default: "https://checkout.razorpay.com/v1/checkout.js",
    meaning: "Script for the payment dialog. Can't be changed in production.",
  },
  BLOG_FEED_URL: {
    default: "(our own posts)",
    meaning:
      "REST address of a WordPress site whose posts become the blog, such as `https://blog.example/wp-json/wp/v2`.",
  },
  PASSWORD_MIN_LENGTH: { default: "6", meaning: "Minimum length of a new password (6 to 64)." },
  DEMO_DATA: {
    default: "on with the embedded database, else off",
    meaning:
      "`on` or `off`: two demo learners. Can't be on together with `DATABASE_URL`, except in `test`.",
  },
  ALLOW_IN_PRODUCTION: {
    default: "(nothing)",
    meaning:
      "Comma-separated list of what production should accept anyway: `embedded-database`, `dev-mailbox`, `demo-data`, `plain-http`, `payment-sandbox`.",
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;
