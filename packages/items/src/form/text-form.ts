import { z } from "zod";

/** Markdown with TeX between dollar signs; a dollar of money is written `\$`. */
export const markdown = z.string().trim().min(1, "must not be empty");
