import type { Exporter } from "../account/erase/export-account.ts";
import { selectMessagesOf } from "./messages.queries.ts";

export const exportMessages: Exporter = async (db, learnerId) => ({
  contactMessages: await selectMessagesOf(db, learnerId),
});
