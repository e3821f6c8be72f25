import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { HERE } from "./source-files.ts";

const words = z.string().min(1);
/**
 * Whether the operator vouches for it. Until then, it's an example, and production doesn't show it.
 */
const confirmed = z.boolean().default(false);
const claimsForm = z.strictObject({
  statistics: z.strictObject({
    confirmed,
    figures: z.array(z.strictObject({ label: words, figure: words })).length(3),
  }),
  /** The promotion of the course material. */
  course: z.strictObject({ confirmed, title: words, parts: z.array(words).min(1) }),
  testimonials: z
    .array(
      z.strictObject({
        exam: z.enum(["GMAT", "GRE"]),
        who: words,
        words,
        /** Written by us, until someone says that a learner really said it. */
        isSample: z.boolean().default(true),
      }),
    )
    .min(1),
});
export type Claims = z.output<typeof claimsForm>;

/** What the site claims about itself. Throws and says where if the file is broken. */
export async function loadClaims(): Promise<Claims> {
  const parsed = claimsForm.safeParse(parse(await readFile(join(HERE, "claims.yaml"), "utf8")));
  if (!parsed.success) throw new Error(`content/claims.yaml: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
