import { isTest } from "./is-test.ts";

/**
 * Who may import what: docs/architecture.md as data. The first rule that matches a file's folder
 * and an import applies.
 */
export interface ImportRule {
  /** The files the rule applies to. */
  from: RegExp;
  /** What they may not import: a path in the repository, or a package's name. */
  to: RegExp;
  except?: RegExp;
  why: string;
}

/** No rule applies to these. */
export const isExempt = (file: string): boolean =>
  isTest(file) || /^(tools|bench|deploy|e2e|sandbox)\//.test(file);

/**
 * The features of each app, lowest first. A feature may use those in the lists before its own.
 * What two features of the same list both need belongs in one below them, or in the web app's lib.
 */
export const LAYERS: Record<"web" | "api", readonly (readonly string[])[]> = {
  web: [
    ["test-settings"],
    ["account", "blog", "contact", "question"],
    ["exam"],
    ["free-quiz", "mentor", "mock-test", "payments", "practice", "study-notes"],
    ["practice-plan", "reports"],
    ["dashboard", "dev-ui", "site"],
  ],
  api: [
    ["account", "blog", "exam", "items", "plans", "uptime"],
    ["contact", "goal", "site", "subscriptions", "test-settings"],
    ["mentor", "practice", "study-notes"],
    ["free-quiz"],
    ["mock-test"],
    ["payments", "practice-plan", "question-bank", "running-tests"],
    ["staff"],
  ],
};

export const IMPORT_RULES: ImportRule[] = [
  {
    from: /^packages\/engine\/src\//,
    to: /./,
    except: /^packages\/engine\/src\//,
    why: "the engine imports nothing",
  },
  {
    from: /^packages\/contract\/src\//,
    to: /./,
    except: /^packages\/contract\/src\/|^zod(\/|$)/,
    why: "the contract imports zod only",
  },
  {
    from: /^packages\/embedded-postgres\/src\//,
    to: /^apps\/|^content\/|^@theta\//,
    why: "the launcher of PostgreSQL knows nothing about Theta",
  },
  {
    from: /^packages\/items\/src\//,
    to: /^apps\/|^@theta\/(?!(contract|engine\/argument-kinds)$)/,
    why: "items know the contract, and what blueprints count",
  },
  {
    from: /^content\/templates\//,
    to: /./,
    except:
      /^@theta\/items\/template$|^content\/(stories|chart-asks|table-statements|two-part-proofs)\//,
    why: "a template knows its kit, stories, what is asked about them, and how it is proved",
  },
  {
    from: /^content\//,
    to: /^apps\/|^packages\/|^@theta\/(?!items(\/|$))/,
    why: "content knows items only",
  },
  {
    from: /^apps\/web\//,
    to: /^apps\/api\/|^packages\/|^@theta\/(?!contract(\/staff)?$)/,
    except: /^@theta\/content\/(blog|claims|counts|plans)$/,
    why: "the web app knows the contract only",
  },
  {
    from: /^apps\/web\/src\//,
    to: /^apps\/web\/staff\//,
    why: "a learner's pages load nothing of the staff console",
  },
  {
    from: /^apps\/web\/(?!scripts\/)/,
    to: /^@theta\/content/,
    why: "only the web app's build reads articles, plans and claims",
  },
  {
    from: /^apps\/web\/src\//,
    to: /^node:/,
    why: "there is no Node in a browser",
  },
  {
    from: /^apps\/web\/src\/ui\//,
    to: /^apps\/web\/src\/(lib|features)\/|^@theta\//,
    why: "ui knows no feature and makes no requests",
  },
  {
    from: /^apps\/web\/src\/lib\//,
    to: /^apps\/web\/src\/features\//,
    why: "lib is below the features",
  },
  {
    from: /^apps\/api\//,
    to: /^apps\/web\/|^packages\/|^content\/|^@theta\/(?!(contract(\/staff)?|items|engine|content|embedded-postgres|razorpay-sandbox)$)/,
    why: "the API knows contract, items, engine and content",
  },
  {
    from: /^apps\/api\/src\/.+\//,
    to: /^@theta\/razorpay-sandbox/,
    why: "only what starts the server knows the sandbox",
  },
  {
    from: /^apps\/api\/src\/platform\/(?!database\/schema\.generated\.ts$)/,
    to: /^apps\/api\/src\/(?!platform\/)|^@theta\/(?!contract(\/staff)?$)/,
    why: "the platform knows no feature",
  },
  {
    from: /^apps\/api\/src\/platform\/database\/schema\.generated\.ts$/,
    to: /./,
    except: /^kysely$|^@theta\/(contract|items)$/,
    why: "the types of tables are made of packages' types",
  },
  {
    from: /^apps\/api\/src\/features\//,
    to: /^apps\/api\/src\/[^/]+\.ts$/,
    why: "features are mounted by app.ts and do not know it",
  },
  {
    from: /^apps\/api\/src\/features\/(?!.*\.(queries|sql-parts)\.ts$)/,
    to: /^(kysely|pg)(\/|$)/,
    why: "only *.queries.ts and *.sql-parts.ts speak SQL",
  },
  {
    from: /^apps\/api\/src\/features\/(?!.*\.(queries|sql-parts)\.ts$)/,
    to: /\.sql-parts\.ts$/,
    why: "parts of statements are for statements",
  },
  {
    from: /^apps\/api\/src\/[^/]+\.ts$/,
    to: /\.queries\.ts$/,
    why: "what puts the server together calls use cases",
  },
  {
    from: /\.routes\.ts$/,
    to: /\.queries\.ts$/,
    why: "routes call use cases; queries are below those",
  },
  {
    from: /^apps\/api\/src\/.*\.rules\.ts$/,
    to: /\.(queries|routes)\.ts$|\/platform\/(?!refusal\.ts|config\/config\.ts)|^node:(fs|net|http|child_process)/,
    why: "rules do no I/O",
  },
  {
    from: /^apps\/api\/src\/platform\/(?!database\/|.*(throttle|health|metrics|jobs|job-runs|deliver|outbox|request-counts|audit-retention|retry-mail|staff-act)\.ts$)/,
    to: /^(kysely|pg)(\/|$)/,
    why: "the rest of the platform leaves SQL to those who keep tables",
  },
];
