import { parseSync, Visitor } from "oxc-parser";

interface Named {
  type: string;
  name?: string;
  object?: Named;
  callee?: Named;
  tag?: Named;
}

/** The titles of all tests in a file, as in its source, with `%s` for what a template fills in. */
export function testTitlesIn(file: string, source: string): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (nameOf(callee as Named) !== "test") return;
      if (title?.type === "Literal" && typeof title.value === "string") titles.push(title.value);
      if (title?.type === "TemplateLiteral")
        titles.push(title.quasis.map(({ value }) => value.cooked ?? "").join("%s"));
    },
  }).visit(parseSync(file, source).program);
  return titles;
}

/** "test" for `test`, `test.only`, and `test.each(…)`. */
function nameOf(node: Named | undefined): string | undefined {
  if (!node) return undefined;
  return node.name ?? nameOf(node.object ?? node.callee ?? node.tag);
}

/** Matches the titles that one in the source can become, and the source's own. */
export function patternOf(title: string): string {
  return title
    .split(/%[sdijfoO]/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
    .join(".*");
}

export function isTitle(title: string, actual: string): boolean {
  return new RegExp(`^${patternOf(title)}$`, "s").test(actual);
}

/** The rows that a text says it is about: "row 12", "Rows 10 and 12". */
export function rowsNamedIn(text: string): number[] {
  return [...text.matchAll(/\brows? (\d+)(?: and (\d+))?/gi)].flatMap(([, one, other]) =>
    [one, other].filter((number) => number !== undefined).map(Number),
  );
}
