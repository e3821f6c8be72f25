import type { FrameOptions } from "../page/messages.ts";
import type { Contact, Preferences } from "./ask.ts";
import { cardFaults, type CardInput, type ReadCard, readCard, spaced } from "./card-fields.ts";
import { button, type Field, field, make } from "./elements.ts";

/** The card form, with the cards it accepts. */
export function cardView(
  { prefill, readonly }: FrameOptions,
  { cards }: Preferences,
  payLabel: string,
  onPay: (card: ReadCard, contact: Contact) => void,
): HTMLElement {
  const fields = {
    email: field("email", "E-mail", { type: "email", autocomplete: "off" }),
    contact: field("contact", "Phone", { type: "tel", autocomplete: "off" }),
    number: field("number", "Card number", { inputmode: "numeric", autocomplete: "off" }),
    expiry: field("expiry", "Expiration date", { placeholder: "MM/YY", autocomplete: "off" }),
    cvv: field("cvv", "CVV", { inputmode: "numeric", autocomplete: "off", maxlength: "4" }),
    name: field("name", "Name on card", { autocomplete: "off" }),
  };
  fields.email.input.value = prefill.email ?? "";
  fields.contact.input.value = prefill.contact ?? "";
  fields.name.input.value = prefill.name ?? "";
  fields.email.input.readOnly = readonly.email ?? false;
  fields.contact.input.readOnly = readonly.contact ?? false;
  const { number } = fields;
  number.input.addEventListener("input", () => {
    number.input.value = spaced(number.input.value);
  });

  const form = make(
    "form",
    { novalidate: "" },
    make("h2", {}, "Pay by card"),
    button("Fill in a test card", "second", () => fillIn(fields, cards[0]!.number)),
    ...Object.values(fields).map(({ row }) => row),
    button(payLabel, "main"),
    testCards(cards, (chosen) => fillIn(fields, chosen)),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = read(fields);
    if (!complain(fields, typed, cards)) return;
    onPay(readCard(typed), {
      email: fields.email.input.value,
      contact: fields.contact.input.value,
    });
  });
  return form;
}

type CardFields = Record<keyof CardInput, Field>;

function read(fields: CardFields): CardInput {
  const { number, expiry, cvv, name } = fields;
  return {
    number: number.input.value,
    expiry: expiry.input.value,
    cvv: cvv.input.value,
    name: name.input.value,
  };
}

/** True if everything is valid; otherwise focuses the first field with an error. */
function complain(fields: CardFields, typed: CardInput, cards: Preferences["cards"]): boolean {
  const faults = cardFaults(
    typed,
    cards.map((card) => card.number),
    new Date(),
  );
  for (const name of ["number", "expiry", "cvv", "name"] as const) {
    fields[name].complain(faults[name] ?? "");
  }
  const [first] = Object.keys(faults) as (keyof CardInput)[];
  if (first) fields[first].input.focus();
  return first === undefined;
}

function fillIn(fields: CardFields, number: string): void {
  fields.number.input.value = spaced(number);
  fields.expiry.input.value = `12/${String(new Date().getFullYear() + 1).slice(-2)}`;
  fields.cvv.input.value = "123";
  if (fields.name.input.value === "") fields.name.input.value = "Test Learner";
  for (const { complain: say } of Object.values(fields)) say("");
  fields.number.input.focus();
}

function testCards(cards: Preferences["cards"], onUse: (number: string) => void): HTMLElement {
  const rows = cards.map((card) => {
    const where = card.isInternational ? ", international" : "";
    const says = `${card.network}${where}. On Failure: ${card.refusal}`;
    const use = button("Use", "second", () => onUse(card.number));
    use.setAttribute("aria-label", `Use ${spaced(card.number)}`);
    return make("li", {}, make("span", {}, make("b", {}, spaced(card.number)), says), use);
  });
  return make(
    "details",
    {},
    make("summary", {}, "Test cards"),
    make(
      "p",
      {},
      "Use any future expiration date and any CVV. On the next page, you choose how the bank answers.",
    ),
    make("ul", {}, ...rows),
  );
}
