import { user } from "@theta/contract";
import { readTheme, setTheme } from "../../ui/theme/theme.ts";
import { exchange } from "../call/exchange.ts";

/** Asks the server to end the session; without a token, the cookie identifies it. */
export async function askToSignOut(token: string | null): Promise<void> {
  const theme = readTheme();
  try {
    // The request may reach the server after this page is gone.
    await exchange(user.logout, undefined, { token, keepalive: true });
  } finally {
    // The answer to a token makes the browser clear its storage, but the theme belongs to the device and stays.
    if (token !== null) setTheme(theme);
  }
}
