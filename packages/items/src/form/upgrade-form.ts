import { FORM_VERSION } from "./item-form.ts";

type Fields = Record<string, unknown>;

/** From each older version of the form to the next: `UPGRADES[1]` turns form 1 into form 2. */
export type Upgrades = Readonly<Record<number, (older: Fields) => Fields>>;

const UPGRADES: Upgrades = {};

/**
 * Upgrades a form to the newest version, step by step. Leaves anything that isn't a form for the
 * schema to refuse.
 */
export function upgradeForm(
  value: unknown,
  upgrades: Upgrades = UPGRADES,
  newest: number = FORM_VERSION,
): unknown {
  let form = value;
  while (isForm(form) && form.form < newest) {
    const upgrade = upgrades[form.form];
    if (!upgrade) return form;
    form = { ...upgrade(form), form: form.form + 1 };
  }
  return form;
}

function isForm(value: unknown): value is Fields & { form: number } {
  return (
    typeof value === "object" && value !== null && "form" in value && Number.isInteger(value.form)
  );
}
