/** Words that are never right, and what to say instead: docs/words.md as data. */
export interface WordRule {
  refused: RegExp;
  better: string;
  /** Only applies to texts in these files. */
  files?: RegExp;
}

const CODE = /\.(tsx?|mjs)$/;
/** Notes and sheets are printed, and their words change only when a sheet is wrong. */
const NOT_STUDY_TEXTS = /^(?!content\/(notes|sheets)\/)/;

export const WORD_RULES: WordRule[] = [
  { refused: /(?<!-)\bbands?\b/i, better: "score range" },
  {
    refused: /\b(sits?|sat|sitting)\b (?:\S+ ){0,3}?(mocks?|quiz(zes)?|tests?|exams?|GMAT)\b/i,
    better: "take",
  },
  { refused: /\bmend(s|ed|ing)?\b/i, better: "fix" },
  { refused: /(\d[ \u00a0\u202f]|^ )%/, better: "20%, without a space" },
  {
    refused: /(?<=\S )learners?\b|\blearners?(?='| \S)/i,
    better: "you",
    files: /^apps\/web\/src\/|^content\/(blog|notes|plans|claims|practice-plan)/,
  },
  { refused: /\bwho(m)?ever\b/i, better: "anyone who" },
  { refused: /\b(anew|afresh)\b/i, better: "again" },
  { refused: /\btill\b/i, better: "until" },
  { refused: /\bone's own\b/i, better: "your own" },
  { refused: /\be-mail(s|ed)?\b/i, better: "email" },
  { refused: /\bprobable\b/i, better: "likely" },
  { refused: /\bworked answers?\b/i, better: "solution" },
  {
    refused: /\b(the line is (down|back)|(without a|lost) line)\b/i,
    better: "you're offline, you're back online, the connection",
  },
  {
    refused: /\bc(annot|ould not) be (loaded|reached)\b/i,
    better: "we couldn't load, we can't reach",
  },
  { refused: /\bunder way\b/i, better: "in progress" },
  { refused: /\bData Insight\b/, better: "Data Insights" },
  { refused: /\bQuants\b/, better: "Quantitative" },
  { refused: /\blog(s|ged|ging)? (in|on|off|out)\b/i, better: "sign in, sign out" },
  { refused: /\bpractis(e[ds]?|ing)\b/i, better: "practice" },
  { refused: /\bcentre[ds]?\b/i, better: "center" },
  { refused: /\bprogrammes?\b/i, better: "program" },
  { refused: /\btheatres?\b/i, better: "theater" },
  { refused: /\b(kilo|centi|milli)?(met|lit)res?\b/i, better: "meter, liter" },
  { refused: /\bcancell(ed|ing)\b/i, better: "canceled, canceling" },
  { refused: /\b(labell|modell|travell)(ed|ing|er)\b/i, better: "labeled, modeled, traveled" },
  { refused: /\bgrey\b/i, better: "gray" },
  { refused: /\b(col|behavi|fav|hon|neighb)our/i, better: "color, behavior, favor" },
  { refused: /\banalys(e[ds]?|ing)\b(?<!\banalyses)/i, better: "analyze" },
  {
    refused: /\b(maxim|minim|organ|recogn|sanit|serial|summar|normal)is(e[ds]?|ing|er)\b/i,
    better: "-ize",
  },
  { refused: /\blicences?\b/i, better: "license" },
  { refused: /\b(spelt|learnt|whilst|amongst)\b/i, better: "spelled, learned, while, among" },
  { refused: /\b(See plans|View Plans|Renew Plan)\b/, better: "View plans, Renew plan" },
  { refused: /\bsunk[- ]cost\b/i, better: "slow" },
  { refused: /\bmentor (hours?|calls?)\b/i, better: "mentor session" },
  { refused: /\bsectional tests?\b/i, better: "sectional mock" },
  {
    refused: /\btimes? in (\d+|three|ten)\b(?! (days|weeks|months))/i,
    better: "times out of 10, 10% of the time",
  },
  { refused: /\b((stays?|is) open for a day|(a|one) day after you)\b/i, better: "24 hours" },
  {
    refused: /\bgo(es|ing)? on (by|in|to|with)\b/i,
    better: "move on, continue",
    files: NOT_STUDY_TEXTS,
  },
  {
    refused: /\b(sa(id|ys?)|speaks?|spoken|tells?|told) of\b/i,
    better: "about, mention",
    files: NOT_STUDY_TEXTS,
  },
  { refused: /\bcannot\b/i, better: "can't", files: CODE },
  {
    refused: /(?<!\b(there|here) )\b(is|are|was|were) no (?!longer|more|less|better|worse)\w+/i,
    better: "isn't a list",
    files: CODE,
  },
  {
    refused: /\b(half|times) (the|an) even pace\b/i,
    better: "half of what an even pace allows",
  },
  {
    refused: /\beras(e[ds]?|ing)\b/i,
    better: "delete",
    files:
      /^apps\/web\/src\/features\/(account|contact|site)\/|^apps\/api\/src\/.*emails\.ts$|^content\/blog\//,
  },
  {
    refused: /[‘’“”]/,
    better: "straight quotes, ' and \"",
    // These are printed, so their quotes are typeset.
    files: /^(?!content\/(notes|sheets)\/)/,
  },
];

/** Code files with texts that people read. */
export const CODE_FILES =
  /^(apps\/(web|api)\/src|packages\/(contract|embedded-postgres)\/src|sandbox\/razorpay\/src|tools)\/.*\.(tsx?|mjs)$/;

export const TEXT_FILES =
  /^(README|CONTRIBUTING)\.md$|^docs\/.*\.md$|^(packages|sandbox)\/.*\.md$|^content\/(blog|notes|sheets)\/.*\.md$|^content\/(plans|claims|practice-plan|mocks)\.yaml$|^content\/(quizzes|topic-tests)\/.*\.yaml$/;

/** Besides tests. */
export const NO_WORDS = /^tools\/checks\/(word-rules|mutate-)|^docs\/(specification|words)\.md$/;

/** Texts that the specification fixes, word for word. */
export const FIXED_TEXTS = [
  "Quantitative, Verbal, Data Insight",
  "Data Insight, Quantitative, Verbal",
];

export interface Allowed {
  file: string;
  text: string;
  why: string;
}

export const ALLOWED: Allowed[] = [
  {
    file: "apps/web/src/features/mock-test/shared/section-words.ts",
    text: "Data Insight",
    why: "the specification's name of the section in an order of sections",
  },
  {
    file: "apps/web/src/features/dashboard/use-dashboard-quizzes.ts",
    text: "Data Insight",
    why: "the specification's heading on the dashboard",
  },
  {
    file: "apps/web/src/features/mock-test/card/mock-lock.ts",
    text: "View Plans",
    why: "the specification's button of Subscription Required",
  },
  {
    file: "apps/api/src/platform/database/failures.ts",
    text: "Cannot use a pool after calling end",
    why: "the message of the PostgreSQL client",
  },
  {
    file: "sandbox/razorpay/src/protocol/failures.ts",
    text: "Your payment has been cancelled.",
    why: "the provider's own words",
  },
];
