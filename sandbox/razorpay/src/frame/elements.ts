type Child = Node | string;

/** A tiny way to write elements. Text is always text: nothing here becomes HTML. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

export function button(label: string, kind: "main" | "second", onClick?: () => void) {
  const element = make("button", { type: onClick ? "button" : "submit", class: kind }, label);
  if (onClick) element.addEventListener("click", onClick);
  return element;
}

export interface Field {
  row: HTMLElement;
  input: HTMLInputElement;
  /** Says what's wrong; an empty text clears it. */
  complain: (fault: string) => void;
}

export function field(name: string, label: string, attributes: Record<string, string> = {}): Field {
  const input = make("input", {
    id: name,
    name,
    "aria-describedby": `${name}-fault`,
    ...attributes,
  });
  const fault = make("p", { id: `${name}-fault`, class: "fault" });
  return {
    row: make("div", { class: `field ${name}` }, make("label", { for: name }, label), input, fault),
    input,
    complain(text) {
      fault.textContent = text;
      input.setAttribute("aria-invalid", String(text !== ""));
    },
  };
}
