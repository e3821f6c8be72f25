/** What goes on in the frame: the order, a card, the bank's page, and how it went. */
import type { FrameOptions, FromFrame, ProviderError, ToFrame } from "../page/messages.ts";
import {
  askBank,
  askPayment,
  askPreferences,
  type BankAnswer,
  type Contact,
  type Preferences,
  Refused,
} from "./ask.ts";
import type { ReadCard } from "./card-fields.ts";
import { cardView } from "./card-view.ts";
import { button } from "./elements.ts";
import { money } from "./money.ts";
import { addressView, bankView, busyView, confirmView, failedView } from "./views.ts";

/** The page that opened us said who it is. We neither talk nor listen to anyone else. */
const pageOrigin = new URLSearchParams(location.search).get("origin") ?? location.origin;
const place = byId("view");
/** The view behind the question of whether to close; null when we aren't asking. */
let behind: Element[] | null = null;

window.addEventListener("message", ({ origin, source, data }: MessageEvent<ToFrame>) => {
  if (origin !== pageOrigin || source !== window.parent) return;
  if (data.type === "open") void open(data.options);
  if (data.type === "confirm-close") askToClose();
});
const close = byId("close");
close.addEventListener("click", () => send({ type: "close-wanted", by: "button" }));
// Until now, a click would have been lost.
close.removeAttribute("disabled");
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") send({ type: "close-wanted", by: "escape" });
});
send({ type: "ready" });

function send(message: FromFrame): void {
  window.parent.postMessage(message, pageOrigin);
}

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no ${id}`);
  return element;
}

/** Shows the view. While we're asking whether to close, it waits behind that question. */
function show(view: HTMLElement): void {
  if (behind) behind = [view];
  else put(view);
}

/** Focuses the first control in it. */
function put(view: HTMLElement): void {
  place.replaceChildren(view);
  const inputs = [...view.querySelectorAll("input")];
  const wanted =
    view.querySelector<HTMLElement>("h2[tabindex]") ??
    inputs.find(({ value, readOnly }) => value === "" && !readOnly) ??
    view.querySelector("button");
  wanted?.focus();
}

async function open(options: FrameOptions): Promise<void> {
  byId("merchant").textContent = options.name || "Payment";
  byId("description").textContent = options.description;
  if (options.color) document.documentElement.style.setProperty("--shop", options.color);
  try {
    const preferences = await askPreferences(options);
    const { amount, currency } = preferences.order;
    byId("amount").textContent = money(amount, currency);
    showCard(options, preferences);
  } catch (error) {
    show(failedView("Something went wrong", describe(error), closeButton()));
  }
}

function showCard(options: FrameOptions, preferences: Preferences): void {
  const { amount, currency } = preferences.order;
  const total = money(amount, currency);
  const back = () => showCard(options, preferences);
  show(
    cardView(options, preferences, `Pay ${total}`, (card, contact) => {
      const known = preferences.cards.find(({ number }) => number === card.number);
      const goOn = () => void pay(options, card, contact, total, back);
      if (known?.asksAddress) show(addressView(goOn));
      else goOn();
    }),
  );
}

async function pay(
  options: FrameOptions,
  card: ReadCard,
  contact: Contact,
  total: string,
  back: () => void,
): Promise<void> {
  show(busyView("Sending the card to the bank…"));
  try {
    const paymentId = await askPayment(options, card, contact);
    show(bankView(total, (answer) => void settle(options, paymentId, answer, back)));
  } catch (error) {
    showFailure(options, error, back);
  }
}

async function settle(
  options: FrameOptions,
  paymentId: string,
  answer: BankAnswer,
  back: () => void,
): Promise<void> {
  show(busyView("Waiting for the bank…"));
  try {
    const reply = await askBank(paymentId, answer);
    show(busyView("Paid. Taking you back…"));
    send({ type: "paid", reply });
  } catch (error) {
    showFailure(options, error, back);
  }
}

function showFailure(options: FrameOptions, error: unknown, back: () => void): void {
  if (error instanceof Refused) {
    const again = options.canRetry ? [button("Try again", "main", back)] : [];
    show(failedView("Payment failed", error.error, ...again, closeButton()));
    send({ type: "failed", error: error.error });
    return;
  }
  show(failedView("No answer", describe(error), closeButton()));
}

function describe(error: unknown): Pick<ProviderError, "description" | "reason"> {
  if (error instanceof Refused) return error.error;
  return {
    description: "The sandbox didn't answer. If you've paid, the shop will find out another way.",
  };
}

function closeButton(): HTMLElement {
  return button("Close", "second", () => send({ type: "close-wanted", by: "button" }));
}

function askToClose(): void {
  if (behind) return;
  behind = [...place.children];
  const focused = document.activeElement;
  const view = confirmView(
    () => {
      place.replaceChildren(...(behind ?? []));
      behind = null;
      if (focused instanceof HTMLElement) focused.focus();
    },
    () => send({ type: "close-confirmed" }),
  );
  put(view);
}
