import type { $ZodRawIssue } from "zod/v4/core";

const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

/**
 * What is wrong with a field, for the sender. Fields that people fill in have their own messages.
 */
export function inputWords(issue: $ZodRawIssue): string {
  const field = (issue.path ?? []).join(".");
  const name = field ? `"${field}"` : "The input";
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return `${name} is missing.`;
      return `${name} must be ${KINDS[String(issue["expected"])] ?? "in a different form"}.`;
    case "too_small":
      return `${name} must ${boundOf(issue, "at least", issue["minimum"])}.`;
    case "too_big":
      return `${name} must ${boundOf(issue, "at most", issue["maximum"])}.`;
    case "invalid_value":
      return `${name} must be one of these: ${(issue["values"] as unknown[]).join(", ")}.`;
    case "unrecognized_keys":
      return `${name} may not contain ${issue["keys"].map((key) => `"${key}"`).join(", ")}.`;
    default:
      return `${name} is not valid.`;
  }
}

function boundOf({ origin }: $ZodRawIssue, bound: string, limit: unknown): string {
  const count = String(limit);
  if (origin === "string")
    return `have ${bound} ${count} ${count === "1" ? "character" : "characters"}`;
  if (origin === "array") return `have ${bound} ${count} ${count === "1" ? "entry" : "entries"}`;
  return `be ${bound} ${count}`;
}
