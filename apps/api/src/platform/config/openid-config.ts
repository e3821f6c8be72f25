import * as z from "zod";

/** A provider of identities, such as a school's, that people may sign in with. */
export interface OpenidConfig {
  /** Part of the address that people return to, so it stays the same. */
  key: string;
  /** On the button and in messages. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whose email addresses it may vouch for. */
  domains: string[];
  /** Signing in here takes the place of a staff member's password, not of the second factor. */
  staff: boolean;
  /** Every address it names is the person's own, even though it doesn't say so each time. */
  emailsAreVerified: boolean;
  /** On a computer that several people use, the next one isn't signed in as the last one. */
  asksWhichAccount: boolean;
  /** For each of the few requests that a sign-in makes to it. */
  timeoutSeconds: number;
}

const EXAMPLE =
  '[{"key":"lincoln","name":"Lincoln High","issuer":"https://…","clientId":"…","clientSecret":"…","domains":["lincoln.example"]}]';

const text = (most: number) =>
  z
    .string("must be text")
    .trim()
    .min(1, "must not be empty")
    .max(most, `must have at most ${most} characters`);
const flag = z.boolean("must be true or false").default(false);

/** Everybody with a Microsoft account is in these, with any address they like. */
const EVERYBODY = new Set([
  "common",
  "organizations",
  "consumers",
  "9188040d-6c67-4c5b-b112-36a304b66dad",
]);

function isOneTenant(issuer: string): boolean {
  const { hostname, pathname } = new URL(issuer);
  if (!["login.microsoftonline.com", "sts.windows.net"].includes(hostname)) return true;
  return !EVERYBODY.has(pathname.toLowerCase().split("/").find(Boolean) ?? "");
}

const provider = z.strictObject(
  {
    key: z
      .string("must be text")
      .regex(/^[a-z][a-z0-9-]{0,29}$/, "must be lowercase letters, digits, and hyphens")
      // The page at this address is where people go on after Google's own button.
      .refine((key) => key !== "google", 'must not be "google"'),
    name: text(40),
    issuer: z
      .url({ protocol: /^https?$/, error: "must be an address" })
      .refine(isOneTenant, "must name your own Microsoft tenant, not everybody's"),
    clientId: text(300),
    clientSecret: text(1000),
    domains: z
      .array(
        z
          .string("must be text")
          .toLowerCase()
          .regex(/^[a-z0-9.-]+\.[a-z0-9-]+$/, "must be a domain, such as lincoln.example"),
        "must list domains",
      )
      .min(1, "must name at least one domain"),
    staff: flag,
    emailsAreVerified: flag,
    asksWhichAccount: flag,
  },
  {
    error: ({ code, keys }) =>
      code === "unrecognized_keys" ? `has unknown parts: ${String(keys)}` : "must be an object",
  },
);

const TIMEOUT_SECONDS = 5;

/** The value of OIDC_PROVIDERS: one JSON array, with everything that's wrong in it as issues. */
export const openidProviders = z
  .string()
  .transform((given, context): unknown => {
    try {
      return JSON.parse(given);
    } catch {
      context.addIssue(`must be a JSON array, such as ${EXAMPLE}`);
      return z.NEVER;
    }
  })
  .pipe(z.array(provider, { error: `must be a JSON array, such as ${EXAMPLE}` }))
  .refine(
    (list) => new Set(list.map(({ key }) => key)).size === list.length,
    "must give each provider a key of its own",
  )
  .refine(
    (list) => new Set(list.map(({ issuer }) => new URL(issuer).href)).size === list.length,
    // People are known by issuer, so what one of the two allows, the other would, too.
    "must give each provider an issuer of its own",
  )
  .transform((list): OpenidConfig[] =>
    list.map((one) => ({ ...one, timeoutSeconds: TIMEOUT_SECONDS })),
  );
