import { useSearchParams } from "react-router";

/** A list's filters, kept in the address so that a list can be sent to somebody. */
export function useFilters<const Name extends string>(names: readonly Name[]) {
  const [parameters, setParameters] = useSearchParams();
  const filters = Object.fromEntries(
    names.map((name) => [name, parameters.get(name) || undefined]),
  ) as Record<Name, string | undefined>;
  /**
   * Several at once, because two changes of the address in a row would lose the first. A new filter starts the
   * list again from its first page, and Back undoes it. What follows somebody's typing replaces the address, so that
   * Back doesn't undo it letter by letter.
   */
  function setFilters(
    values: Readonly<Partial<Record<Name, string>>>,
    how?: { replace: true },
  ): void {
    const changed = new URLSearchParams(parameters);
    for (const name of names) {
      const value = values[name];
      if (value) changed.set(name, value);
      else if (value === "") changed.delete(name);
    }
    changed.delete("after");
    if (changed.toString() === parameters.toString()) return;
    setParameters(changed, how);
  }
  return {
    filters,
    setFilters,
    setFilter: (name: Name, value: string, how?: { replace: true }) =>
      setFilters({ [name]: value } as Partial<Record<Name, string>>, how),
    cursor: parameters.get("after") ?? undefined,
  };
}
