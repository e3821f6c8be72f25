/** Emails that carry a one-time code, which only their recipient may see, and only once. */

const CODE = /(?<!\d)\d{6}(?!\d)/g;

/** A subject without the digits of a code. */
export function hideCode(text: string): string {
  return text.replace(CODE, "••••••");
}

/** Why an email can't be sent again; null if it can. */
export function notAgain(mail: {
  hasText: boolean;
  hasCode: boolean;
  isWaiting: boolean;
}): "has-code" | "waiting" | "text-gone" | null {
  if (mail.hasCode) return "has-code";
  if (mail.isWaiting) return "waiting";
  return mail.hasText ? null : "text-gone";
}
