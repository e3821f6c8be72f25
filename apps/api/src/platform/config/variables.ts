/** Every environment variable that the server reads. The README's table is held against this list. */
export interface Variable {
  readonly default: string;
  readonly meaning: string;
}

export const VARIABLES = {
  NODE_ENV: {
    default: "development",
    meaning:
      "`development`, `test` or `production`. Production refuses everything that is for trying out.",
  },
  PORT: { default: "4000", meaning: "Port of the whole product." },
  HOST: {
    default: "127.0.0.1 (0.0.0.0 in production)",
    meaning: "Address to listen on.",
  },
  PUBLIC_URL: {
    default: "http://localhost:PORT",
    meaning:
      "Address that people use, for links in mails and the origin check. Required in production.",
  },
  DATABASE_URL: {
    default: "(embedded PostgreSQL)",
    meaning: "Any PostgreSQL ≥ 15. Unset: real PostgreSQL 18 is started in the data folder.",
  },
  DATABASE_POOL_SIZE: {
    default: "10",
    meaning:
      "Connections that one server keeps to PostgreSQL for requests. Its background work has up to four more.",
  },
  DATABASE_PREPARED: {
    default: "on",
    meaning:
      "`on` or `off`: statements are prepared once per connection. Off is for poolers that can't keep them, such as PgBouncer before 1.21.",
  },
  DATA_FOLDER: {
    default: ".data",
    meaning: "Where the embedded database and the development secret are kept.",
  },
  THETA_SECRET: {
    default: "(made and kept in the data folder)",
    meaning:
      "At least 32 characters; the keys for tokens and codes are derived from it. Required in production.",
  },
  LOG_LEVEL: {
    default: "info",
    meaning: "`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`.",
  },
  METRICS_TOKEN: {
    default: "(no metrics)",
    meaning: "Bearer token for `/metrics` (Prometheus). Unset: the page does not exist.",
  },
  PROXY_HOPS: {
    default: "0",
    meaning: "How many reverse proxies stand in front; 0 ignores `X-Forwarded-For`.",
  },
  REQUESTS_PER_MINUTE: {
    default: "300",
    meaning: "Requests that one address may make in a minute, for each server instance.",
  },
  CODE_MAILS_PER_HOUR: {
    default: "20 in production, else 1000",
    meaning: "Mails with codes that one network address may cause in an hour.",
  },
  SMTP_URL: {
    default: "(mailbox page)",
    meaning:
      "`smtp://user:password@host:port` or `smtps://…`. Unset: mail lands in `/dev/mailbox`.",
  },
  MAIL_FROM: { default: "Theta <no-reply@theta.example>", meaning: "Sender of all mail." },
  SUPPORT_EMAIL: { default: "support@theta.example", meaning: "Shown on the site and in mails." },
  SUPPORT_PHONE: { default: "(no phone)", meaning: "Phone number shown on the site." },
  SOCIAL_LINKS: {
    default: "(none)",
    meaning:
      "Your social pages for the footer: `LinkedIn https://www.linkedin.com/company/…, YouTube https://…`.",
  },
  SUPPORT_WHATSAPP: {
    default: "(no WhatsApp)",
    meaning:
      "Number of the support line in international form, such as `+919876543210`. With it learners with a plan get a link, and the plans promise WhatsApp.",
  },
  GOOGLE_CLIENT_ID: {
    default: "(no Google button)",
    meaning: "OAuth client id; with it the Google button is shown.",
  },
  GOOGLE_ISSUERS: {
    default: "https://accounts.google.com,accounts.google.com",
    meaning: "Accepted issuers of ID tokens. Not to be changed in production.",
  },
  GOOGLE_JWKS_URL: {
    default: "https://www.googleapis.com/oauth2/v3/certs",
    meaning: "Keys that sign ID tokens. Not to be changed in production.",
  },
  GOOGLE_SCRIPT_URL: {
    default: "https://accounts.google.com/gsi/client",
    meaning: "Script of the Google button. Not to be changed in production.",
  },
  RAZORPAY_KEY_ID: {
    default: "(payment sandbox)",
    meaning:
      "Key of the payment provider; needs the two secrets below. Unset: a sandbox takes its place, and no money moves. Required in production.",
  },
  RAZORPAY_KEY_SECRET: { default: "(payment sandbox)", meaning: "The key's secret." },
  RAZORPAY_WEBHOOK_SECRET: {
    default: "(payment sandbox)",
    meaning:
      "Secret of the webhook `/thetaapi/webhooks/razorpay`. While it is changed: the new one, a comma, the old one, for 24 hours.",
  },
  RAZORPAY_API_URL: {
    default: "https://api.razorpay.com",
    meaning: "The payment provider's API. Not to be changed in production.",
  },
  RAZORPAY_CHECKOUT_URL: {
    default: "https://checkout.razorpay.com/v1/checkout.js",
    meaning: "Script of the payment dialog. Not to be changed in production.",
  },
  BLOG_FEED_URL: {
    default: "(our own posts)",
    meaning:
      "REST address of a WordPress, such as `https://blog.example/wp-json/wp/v2`: its posts are the blog's.",
  },
  PASSWORD_MIN_LENGTH: { default: "6", meaning: "Least length of a new password (6 to 64)." },
  DEMO_DATA: {
    default: "on with the embedded database, else off",
    meaning:
      "`on` or `off`: two learners to look around with. Together with `DATABASE_URL` it stops the start, except in `test`.",
  },
  ALLOW_IN_PRODUCTION: {
    default: "(nothing)",
    meaning:
      "Comma list of what production shall accept on purpose: `embedded-database`, `dev-mailbox`, `demo-data`, `plain-http`, `payment-sandbox`.",
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;
