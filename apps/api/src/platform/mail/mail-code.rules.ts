/** Emails that carry a one-time code, which only their recipient may see, and only once. */

const CODE = /(?<!\d)\d{6}(?!\d)/g;

/** A subject without the digits of a code. */
export function hideCode(text: string): string {
  return text.replace(CODE, "······");
}

/**
 * Why an email can't be sent again; null if it can. An order's number of six digits in a text keeps
 * an email back, too: better one too many than a code.
 */
export function notAgain(mail: {
  subject: string;
  hasText: boolean;
  /** The text contains six digits in a row. */
  hasDigits: boolean;
  isWaiting: boolean;
}): "has-code" | "waiting" | "text-gone" | null {
  if (hideCode(mail.subject) !== mail.subject || mail.hasDigits) return "has-code";
  if (mail.isWaiting) return "waiting";
  return mail.hasText ? null : "text-gone";
}
