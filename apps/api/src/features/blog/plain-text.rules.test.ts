import { expect, test } from "vitest";
import { plainText } from "./plain-text.rules.ts";

test.each([
  ["<p>It&#8217;s &amp; was [&hellip;]</p>\n", "It’s & was […]"],
  ["Ros&eacute; &mdash; &lt;b&gt; stays words", "Rosé — <b> stays words"],
  ['<img src=x onerror="alert(1)">Title', "Title"],
  ["<script>alert(1)</script>After", "After"],
  ["<style>p{}</style><p>one</p><p>two</p>", "one two"],
  ["a<br>b", "a b"],
  ["&amp;lt;script&amp;gt;", "&lt;script&gt;"],
  ["safe\u202eerutuf\u0000", "safeerutuf"],
  ["<p>  </p>", ""],
])("reads %j as %j", (html, text) => {
  expect(plainText(html, 100)).toBe(text);
});

test("cuts a text that is too long after a whole word", () => {
  expect(plainText("one two three", 9)).toBe("one two…");
});
