/**
 * Writes down which draw each seed of the bank takes, in content/picked-draws.json, so that no start has to search for
 * it: `npm run items:draws`, after templates or picks have changed. Searches every seed again (half a minute).
 */
import { loadTemplates, readBankSeeds, writePickedDraws } from "../../content/index.ts";
import { makeItem } from "../../packages/items/src/index.ts";

const seeds = await readBankSeeds();
const templates = await loadTemplates();
await writePickedDraws(
  Object.fromEntries(
    templates.map((template) => [
      template.id,
      Object.fromEntries(
        (seeds[template.id] ?? []).map((seed) => [seed, makeItem(template, seed).draw]),
      ),
    ]),
  ),
);
console.log(`${Object.values(seeds).flat().length} draws of ${templates.length} templates`);
