import type { ProviderError } from "../page/messages.ts";
import type { BankAnswer } from "./ask.ts";
import { digitsOf } from "./card-fields.ts";
import { button, field, make } from "./elements.ts";

/** The provider asks for it with some foreign cards. Nothing typed here is kept. */
export function addressView(onDone: () => void): HTMLElement {
  const fields = [
    field("line1", "Address"),
    field("city", "City"),
    field("state", "State"),
    field("country", "Country"),
    field("zipcode", "Zip code"),
  ];
  const form = make(
    "form",
    { novalidate: "" },
    make("h2", {}, "Billing address"),
    ...fields.map(({ row }) => row),
    button("Continue", "main"),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const empty = fields.filter(({ input }) => input.value.trim() === "");
    for (const one of fields) one.complain(empty.includes(one) ? "Enter anything." : "");
    if (empty[0]) empty[0].input.focus();
    else onDone();
  });
  return form;
}

export function bankView(amount: string, onAnswer: (answer: BankAnswer) => void): HTMLElement {
  const otp = field("otp", "One-time password", { inputmode: "numeric", autocomplete: "off" });
  const form = make(
    "form",
    { novalidate: "" },
    make("h2", {}, "Sandbox bank"),
    make("p", {}, `Should the payment of ${amount} succeed? This page stands in for the bank's.`),
    make(
      "div",
      { class: "pair" },
      button("Success", "main", () => onAnswer({ outcome: "success" })),
      button("Failure", "second", () => onAnswer({ outcome: "failure" })),
    ),
    make("p", { class: "or" }, "or type a password: 4 to 10 digits succeed, fewer fail"),
    otp.row,
    button("Submit", "second"),
    button("Cancel payment", "second", () => onAnswer({ outcome: "cancel" })),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    onAnswer({ otp: digitsOf(otp.input.value) });
  });
  return form;
}

export function failedView(
  title: string,
  error: Pick<ProviderError, "description" | "reason">,
  ...actions: HTMLElement[]
): HTMLElement {
  return make(
    "section",
    { class: "failed" },
    make("h2", { tabindex: "-1" }, title),
    make("p", {}, error.description),
    ...(error.reason ? [make("p", { class: "reason" }, error.reason)] : []),
    ...actions,
  );
}

export function confirmView(onStay: () => void, onLeave: () => void): HTMLElement {
  return make(
    "section",
    {},
    make("h2", { tabindex: "-1" }, "Stop paying?"),
    make("p", {}, "The payment isn't complete. Do you want to close the checkout?"),
    button("Keep paying", "main", onStay),
    button("Yes, close", "second", onLeave),
  );
}

export function busyView(text: string): HTMLElement {
  return make("p", { class: "busy", role: "status" }, text);
}
