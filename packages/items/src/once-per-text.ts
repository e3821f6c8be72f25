/** Remembers what `make` gives for a text, because the items of a template share many texts. */
export function oncePerText<Made>(
  make: (text: string) => Made,
  most = 2_000,
): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    if (known.has(text)) return known.get(text)!;
    const made = make(text);
    // Banks change, and a server lives on.
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
