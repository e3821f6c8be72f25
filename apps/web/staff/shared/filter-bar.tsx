import { type SubmitEvent, useState } from "react";
import { Button } from "../../src/ui/button.tsx";
import { Select, type SelectOption } from "../../src/ui/form/select.tsx";
import { TextField } from "../../src/ui/form/text-field.tsx";

interface FilterField<Name extends string> {
  name: Name;
  label: string;
  type?: "text" | "email" | "date";
  placeholder?: string;
  /** A choice among a few instead of something to type. */
  options?: readonly SelectOption[];
}

interface FilterBarProps<Name extends string> {
  fields: readonly FilterField<Name>[];
  values: Readonly<Record<Name, string | undefined>>;
  onChange: (name: Name, value: string) => void;
}

/** A list's filters. A choice applies at once, something typed with Enter or the button. */
export function FilterBar<Name extends string>({ fields, values, onChange }: FilterBarProps<Name>) {
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const valueOf = (name: Name) => typed[name] ?? values[name] ?? "";
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-4"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          for (const { name } of fields) {
            const value = valueOf(name).trim();
            if (value !== (values[name] ?? "")) onChange(name, value);
          }
        }}
      >
        {fields.map(({ name, label, type = "text", placeholder, options }) =>
          options ? (
            <Select
              key={name}
              compact
              label={label}
              value={values[name] ?? ""}
              options={[{ value: "", label: "All" }, ...options]}
              onChange={(event) => onChange(name, event.target.value)}
            />
          ) : (
            <TextField
              key={name}
              name={name}
              label={label}
              type={type}
              placeholder={placeholder}
              value={valueOf(name)}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          ),
        )}
        <Button type="submit" variant="outline" size="lg">
          Apply
        </Button>
      </form>
    </search>
  );
}
