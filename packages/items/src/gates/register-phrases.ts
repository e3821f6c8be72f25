/** A phrase that the exam doesn't use, and what it says instead. */
export interface RegisterPhrase {
  /** How an exception calls it. */
  readonly name: string;
  readonly pattern: RegExp;
  readonly better: string;
}

/**
 * What made readers take our questions for translated ones, as far as a program can tell. It can't
 * tell decorative places, "whose" for things, vague nouns standing in for precise ones, or
 * sentences that are all short.
 */
export const REGISTER_PHRASES: readonly RegisterPhrase[] = [
  {
    name: "by lot",
    pattern: /\bby lot\b|\bdr(?:aw|aws|ew|awn|awing) lots\b/i,
    better: "at random, randomly assigned",
  },
  { name: "failed of", pattern: /\bfail(?:s|ed|ing)? of\b/i, better: "did not achieve" },
  { name: "found favor", pattern: /\b(?:finds?|found) favor\b/i, better: "was popular with" },
  { name: "to be sure", pattern: /\bto be sure\b(?! (?:that|of)\b)/i, better: "although" },
  { name: "moreover", pattern: /\bmoreover\b/i, better: "in addition" },
  { name: "maintains that", pattern: /\bmaintain(?:s|ed)? that\b/i, better: "claims" },
  { name: "as often as not", pattern: /\bas often as not\b/i, better: "about half of the time" },
  { name: "reckon", pattern: /\breckon/i, better: "estimate, calculate, believe" },
  { name: "mend", pattern: /\bmend(?:s|ed|ing)?\b/i, better: "repair, fix" },
  { name: "whoever", pattern: /\bwhoever\b/i, better: "anyone who, those who" },
  {
    name: "both do so",
    pattern: /\b(?:both|neither|none|all|each) (?:do|does|did) so\b|\bdo(?:es)? so again\b/i,
    better: "say again what they do",
  },
  {
    name: "neither do",
    pattern: /\bneither (?:do|does|did)(?=[.,;?])/i,
    better: "say what they don't do",
  },
  {
    name: "the one left out",
    pattern: /\bthe (?:ones?|values?|numbers?) left out\b/i,
    better: "the value that was omitted",
  },
  { name: "the rest", pattern: /\bthe rest\b(?! of\b)/i, better: "name what is left" },
  { name: "both ways", pattern: /\bboth ways\b/i, better: "the round trip" },
  { name: "on that account", pattern: /\bon (?:that|this) account\b/i, better: "therefore" },
  { name: "cash desk", pattern: /\bcash desks?\b/i, better: "cash register" },
  {
    name: "what it cost",
    pattern: /\bwhat the \w+ costs?\b/i,
    better: "the store's cost for the lamp",
  },
  {
    name: "the same as it was before",
    pattern: /\bsame as (?:it|they) (?:was|were|had been) before\b/i,
    better: "did not change",
  },
  { name: "anew", pattern: /\b(?:anew|afresh)\b/i, better: "again, reset" },
  { name: "likelier", pattern: /\blikeli(?:er|est)\b/i, better: "more likely, most likely" },
  { name: "put right", pattern: /\bput(?:s|ting)? (?:it |them )?right\b/i, better: "correct" },
  { name: "lower border", pattern: /\b(?:lower|upper) borders?\b/i, better: "lower bound" },
  {
    name: "the call",
    pattern: /\bthe call (?:for|asks|opens|closes)\b/i,
    better: "the request for proposals",
  },
  { name: "equally much", pattern: /\bequally (?:much|many)\b/i, better: "equal amounts" },
  {
    name: "as many of those as of the others",
    pattern: /\bas (?:many|much) of (?:the|those)\b[^.?!]{1,100}\bas of (?:the|those)\b/i,
    better: "an equal proportion",
  },
  {
    name: "comes to",
    pattern: /\b(?:comes?|came) to (?:\\?\$|\d|about\b|nearly\b|almost\b|more than\b|less than\b)/i,
    better: "totals, equals",
  },
  { name: "stands at", pattern: /\b(?:stands?|stood) at\b/i, better: "is" },
  { name: "make out of", pattern: /\bmak(?:e|es|ing) (?:\w+ )?out of\b/i, better: "earn, produce" },
  {
    name: "means to",
    pattern: /\b(?:he|she|they|it|owner|manager|company|city|council) means? to [a-z]/i,
    better: "plans to",
  },
  {
    name: "of which",
    // "some of which" and "the value of which of the following" are the exam's, too.
    pattern:
      /(?<!\b(?:all|most|many|much|some|several|few|both|each|either|none|half|one|two) )\bof which\b(?! of the following)/i,
    better: "a sentence of its own",
  },
  {
    name: "which is, which is",
    pattern: /, which (?:is|was|are|were|has|had)\b[^.?!]*, which (?:is|was|are|were|has|had)\b/i,
    better: "a sentence of its own for one of them",
  },
  {
    name: "this is what",
    pattern: /\bthat this is (?:what|why|how)\b/i,
    better: "probably, is likely to",
  },
  {
    name: "nothing else",
    pattern: /\bNothing else (?:about|in|has|had|is|was)\b/,
    better: "leave the gap open",
  },
  {
    name: "short clauses with a semicolon",
    // Except "The first is …; the second is …", as options about boldface go.
    pattern: /(?<=(?:^|[.?!] )[^.;?!]{1,60}); (?!the second\b)(?=[^.;?!]{1,60}[.?!])/,
    better: "a conjunction or two sentences",
  },
  {
    name: "every so often, a thing happens",
    pattern:
      /(?:^|[.?!] )(?:Every|Each) \d+ (?:minutes|hours|days|weeks|months|years),? (?:the|an?)\b/,
    better: "begin with what happens",
  },
  {
    name: "percent sign",
    pattern: /\d\s?\\?%/,
    better: "20 percent; signs are for tables and charts",
  },
];
