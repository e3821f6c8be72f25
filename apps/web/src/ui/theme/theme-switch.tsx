import { Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";
import { setTheme, useTheme, type Theme } from "./theme.ts";

const CHOICES: readonly { theme: Theme; label: string; Icon: typeof Sun }[] = [
  { theme: "system", label: "System", Icon: Monitor },
  { theme: "light", label: "Light", Icon: Sun },
  { theme: "dark", label: "Dark", Icon: Moon },
];

/** Three radio buttons in a row: follow the system, or one of the two themes. */
export function ThemeSwitch() {
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset className="inline-flex min-w-0 rounded-md border border-line-strong bg-surface p-0.5">
      <legend className="sr-only">Theme</legend>
      {CHOICES.map(({ theme, label, Icon }) => (
        <label
          key={theme}
          className="flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-3 text-sm font-ui text-ink-2 transition-control hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === chosen}
            onChange={() => setTheme(theme)}
            className="sr-only"
          />
          <Icon aria-hidden="true" className="size-4" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
