import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test.each([
  ["a tag", "<script>1</script>", "&lt;script&gt;1&lt;/script&gt;"],
  ["a quote that would end an attribute", `" onclick='x'`, "&quot; onclick=&#39;x&#39;"],
  ["an entity, so that it reads as written", "&lt;", "&amp;lt;"],
  ["every occurrence", "<<&&", "&lt;&lt;&amp;&amp;"],
  ["nothing else", "5 > 3 θ “a”\n", "5 &gt; 3 θ “a”\n"],
])("escapes %s", (_, text, html) => {
  expect(escapeHtml(text)).toBe(html);
});
