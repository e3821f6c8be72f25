import { z } from "zod";

/** Markdown with TeX between dollar signs; write `\$` for money. */
export const markdown = z
  .string()
  .trim()
  .min(1, "must not be empty")
  .max(5000, "must have at most 5,000 characters")
  .refine((text) => text.isWellFormed() && !text.includes("\0"), "holds characters that are none");
