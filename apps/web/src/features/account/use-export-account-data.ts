import { user } from "@theta/contract";
import { call } from "../../lib/call.ts";

/** Fetches everything that is kept about the learner, and gives it to the browser as a file. */
export function useExportAccountData() {
  return async () => {
    const { result } = await call(user.exportAccountData, undefined);
    const file = new Blob([JSON.stringify(result, null, 2)], { type: "application/json" });
    const address = URL.createObjectURL(file);
    const link = document.createElement("a");
    link.href = address;
    link.download = `theta-account-${new Date().toISOString().slice(0, 10)}.json`;
    link.click();
    // The browser has taken the file when the click returns; some need a moment longer.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
}
