import { type SubmitEvent, useState } from "react";
import { Button } from "../../src/ui/button.tsx";
import { Select, type SelectOption } from "../../src/ui/form/select.tsx";
import { TextField } from "../../src/ui/form/text-field.tsx";

export interface FilterField<Name extends string> {
  name: Name;
  label: string;
  type?: "text" | "email" | "date";
  placeholder?: string;
  maxLength?: number;
  /** A choice among a few instead of something to type. */
  options?: readonly SelectOption[];
  /** What it says when nothing is chosen: "All". */
  none?: string;
}

interface FilterBarProps<Name extends string> {
  fields: readonly FilterField<Name>[];
  values: Readonly<Record<Name, string | undefined>>;
  onChange: (values: Readonly<Partial<Record<Name, string>>>) => void;
}

/**
 * A list's filters, and how it's sorted. A choice applies at once, what's typed with Enter or the button, all of it
 * together.
 */
export function FilterBar<Name extends string>({ fields, values, onChange }: FilterBarProps<Name>) {
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const applied = JSON.stringify(fields.map(({ name }) => values[name]));
  const [known, setKnown] = useState(applied);
  // The address changed, by Back for example: what's typed gives way to what's applied.
  if (known !== applied) {
    setKnown(applied);
    setTyped({});
  }
  return (
    <search>
      <form
        className="grid grid-cols-2 items-end gap-4 lg:flex lg:flex-wrap"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          const changed = Object.entries(typed) as [Name, string][];
          onChange(
            Object.fromEntries(changed.map(([name, text]) => [name, text.trim()])) as typeof typed,
          );
        }}
      >
        {fields.map(({ name, label, type = "text", options, none = "All", ...field }) =>
          options ? (
            <Select
              key={name}
              name={name}
              label={label}
              value={values[name] ?? ""}
              options={[{ value: "", label: none }, ...options]}
              onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
            />
          ) : (
            <div key={name} className={type === "date" ? "" : "max-sm:col-span-2 lg:w-64"}>
              <TextField
                name={name}
                label={label}
                type={type}
                autoComplete="off"
                spellCheck={false}
                maxLength={254}
                {...field}
                value={typed[name] ?? values[name] ?? ""}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            </div>
          ),
        )}
        <FilterButtons {...{ fields, values, onChange }} />
      </form>
    </search>
  );
}

function FilterButtons<Name extends string>({ fields, values, onChange }: FilterBarProps<Name>) {
  const filters = fields.map(({ name }) => name).filter((name) => name !== "sort");
  function clear(form: HTMLFormElement | null) {
    onChange(Object.fromEntries(filters.map((name) => [name, ""])) as Record<Name, string>);
    // The button goes, and the focus would go with it.
    form?.querySelector<HTMLElement>("input, select")?.focus();
  }
  return (
    <div className="flex flex-wrap gap-3 max-sm:col-span-2">
      {fields.some(({ options }) => !options) && (
        <Button type="submit" variant="outline" size="lg">
          Search
        </Button>
      )}
      {filters.some((name) => values[name]) && (
        <Button
          variant="outline"
          size="lg"
          onClick={({ currentTarget }) => clear(currentTarget.closest("form"))}
        >
          Clear the filters
        </Button>
      )}
    </div>
  );
}
