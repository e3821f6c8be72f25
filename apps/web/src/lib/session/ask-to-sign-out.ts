import { user } from "@theta/contract";
import { readTheme, setTheme } from "../../ui/theme/theme.ts";
import { exchange } from "../call/exchange.ts";

/** Has the server end the session; without a token the cookie names it. */
export async function askToSignOut(token: string | null): Promise<void> {
  const theme = readTheme();
  try {
    // It may reach the server after this page is gone.
    await exchange(user.logout, undefined, { token, keepalive: true });
  } finally {
    // The answer has the browser clear its storage; the theme is the device's, and stays.
    setTheme(theme);
  }
}
