import { user } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import { handle } from "../../../platform/http/handle.ts";
import type { AccountServices } from "../account-services.ts";
import { deleteAccount } from "./delete-account.ts";
import { type Exporter, exportAccountData } from "./export-account.ts";
import type { RefreshCookie } from "../session/refresh-cookie.ts";

export function accountDataRoutes(
  app: FastifyInstance,
  services: AccountServices,
  { cookie, exporters }: { cookie: RefreshCookie; exporters: Exporter[] },
): void {
  handle(app, user.exportAccountData, async ({ caller, request }) => ({
    result: await exportAccountData(services, caller, { exporters, origin: originOf(request) }),
  }));

  handle(app, user.deleteAccount, async ({ body, caller, request, reply }) => {
    const result = await deleteAccount(services, caller, body.password, originOf(request));
    cookie.clear(reply);
    return { result };
  });
}
