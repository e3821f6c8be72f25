import { Refusal } from "../../../platform/refusal.ts";

export const noSuchMail = () =>
  new Refusal(404, "no-such-mail", "There's no such email. We delete emails after 30 days.");

export const mailSent = () =>
  new Refusal(
    409,
    "mail-sent",
    "The mail server has accepted it. Ask them to check their spam folder.",
  );

export const mailDeleted = () =>
  new Refusal(
    409,
    "mail-deleted",
    "Its text has been deleted, so it can't be sent again. If it was a code, ask them to request a new one.",
  );

export const mailOnHold = () =>
  new Refusal(
    409,
    "mail-on-hold",
    "It's held back until its turn and goes out on its own, so that nobody gets too many at once.",
  );
