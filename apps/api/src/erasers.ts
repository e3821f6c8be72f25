import type { Eraser } from "./features/account/erase/erase-accounts.ts";
import { eraseMessages } from "./features/contact/erase-messages.ts";
import { eraseMentorRequests } from "./features/mentor/erase-requests.ts";
import type { Config } from "./platform/config/config.ts";

/** What goes with an account besides the rows that belong to it. */
export function erasersOf({ supportEmail }: Config): Eraser[] {
  return [eraseMessages, eraseMentorRequests(supportEmail)];
}
