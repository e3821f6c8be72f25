import { user } from "@theta/contract";
import { call } from "../../../lib/call/call.ts";
import { saveFile } from "../../../lib/page/save-file.ts";

/** Fetches everything we store about the learner and downloads it as a file. */
export function useExportAccountData() {
  return async () => {
    const { result } = await call(user.exportAccountData, undefined);
    const file = new Blob([JSON.stringify(result, null, 2)], { type: "application/json" });
    saveFile(`theta-account-${new Date().toISOString().slice(0, 10)}.json`, file);
  };
}
