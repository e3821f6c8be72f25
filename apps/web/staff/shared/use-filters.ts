import { useSearchParams } from "react-router";

/** A list's filters, kept in the address so that a list can be sent to somebody. */
export function useFilters<const Name extends string>(names: readonly Name[]) {
  const [parameters, setParameters] = useSearchParams();
  const filters = Object.fromEntries(
    names.map((name) => [name, parameters.get(name) || undefined]),
  ) as Record<Name, string | undefined>;
  /** A new filter starts the list again from its first page. */
  function setFilter(name: Name, value: string): void {
    setParameters(
      (before) => {
        const changed = new URLSearchParams(before);
        if (value) changed.set(name, value);
        else changed.delete(name);
        changed.delete("after");
        return changed;
      },
      { replace: true },
    );
  }
  return { filters, setFilter, cursor: parameters.get("after") ?? undefined };
}
