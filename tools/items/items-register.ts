/**
 * Phrases that give our questions away, because the exam doesn't use them:
 *
 *   npm run items:register [-- --only <part of an id>] [--format <format>]
 *
 * Covers drafts. Without --format, only what people wrote. Exits with 1 when it finds any. A phrase
 * that is right where it is can be allowed by name in content/register-allowed.yaml.
 */
import { loadQuestions, loadWritten, readAllowedPhrases } from "../../content/index.ts";
import { askedOf, registerHits } from "../../packages/items/src/index.ts";
import { readOptions, runCommand } from "../command-options.ts";
import { CHOICE_OPTIONS, choiceOf, chosenOf } from "./choose-questions.ts";

await runCommand(async () => {
  const choice = choiceOf(readOptions(CHOICE_OPTIONS));
  const bank =
    choice.format === null
      ? (await loadWritten()).flatMap(({ entry }) => askedOf(entry))
      : await loadQuestions();
  const hits = registerHits(chosenOf(bank, choice), await readAllowedPhrases());
  for (const { where, field, phrase, text, better } of hits)
    console.log(`${where} ${field} · ${phrase}: "…${text}…" → ${better}`);
  const counts = [...Map.groupBy(hits, ({ phrase }) => phrase)]
    .map(([phrase, own]) => ({ phrase, count: own.length }))
    .toSorted((one, other) => other.count - one.count);
  console.log(`${hits.length} phrases the exam doesn't use`);
  for (const { phrase, count } of counts) console.log(`  ${count} × ${phrase}`);
  process.exitCode = hits.length === 0 ? 0 : 1;
});
