import { type SubmitEvent, useState } from "react";
import { Button } from "../../src/ui/button.tsx";
import { TextField } from "../../src/ui/form/text-field.tsx";

interface AddressFilterProps {
  label: string;
  /** What's filtered by now. Use it as the key, too, so that going back shows it. */
  value: string | undefined;
  onSearch: (address: string) => void;
}

/** An email address, or how it begins. */
export function AddressFilter({ label, value = "", onSearch }: AddressFilterProps) {
  const [typed, setTyped] = useState(value);
  return (
    <search className="w-full sm:w-auto">
      <form
        className="flex items-end gap-2"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <div className="min-w-0 flex-1 sm:w-64">
          <TextField
            type="search"
            name="address"
            label={label}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" size="lg" variant="outline">
          Search
        </Button>
      </form>
    </search>
  );
}
