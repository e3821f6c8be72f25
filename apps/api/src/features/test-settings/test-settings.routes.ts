import { testSettings } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/database/database.ts";
import { handle } from "../../platform/http/handle.ts";
import { readSettings } from "./read-settings.ts";
import { saveSettings } from "./save-settings.ts";

export function testSettingsRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  handle(app, testSettings.read, async ({ caller }) => ({
    result: await readSettings(db, caller.learnerId),
  }));

  handle(app, testSettings.save, async ({ body, caller }) => ({
    result: await saveSettings(db, caller.learnerId, body),
  }));
}
