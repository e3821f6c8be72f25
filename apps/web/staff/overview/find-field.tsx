import { type SubmitEvent, useEffect, useEffectEvent, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { TextField } from "../../src/ui/form/text-field.tsx";

interface FindFieldProps {
  label: string;
  placeholder: string;
  /** What's searched for now. */
  value: string;
  onFind: (text: string) => void;
}

/** Long enough to type the next letter. */
const PAUSE_MILLISECONDS = 400;

/** Something to type, looked for after a pause or at once with Enter. The focus stays in it. */
export function FindField({ label, placeholder, value, onFind }: FindFieldProps) {
  const [typed, setTyped] = useFollowing(value);
  const wanted = typed.trim();
  const find = useEffectEvent(onFind);
  useEffect(() => {
    if (wanted === value) return;
    const pause = setTimeout(() => find(wanted), PAUSE_MILLISECONDS);
    return () => clearTimeout(pause);
  }, [wanted, value]);
  return (
    <search className="w-full max-w-2xl">
      <form
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          onFind(wanted);
        }}
      >
        <TextField
          type="search"
          enterKeyHint="search"
          name="q"
          label={label}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </search>
  );
}

/** What's typed gives way to the address when that changes by anything but typing: a link to the overview or Back, for example. */
function useFollowing(value: string) {
  const { key } = useLocation();
  const way = useNavigationType();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(key);
  if (known !== key) {
    setKnown(key);
    if (way !== NavigationType.Replace) setTyped(value);
  }
  return [typed, setTyped] as const;
}
