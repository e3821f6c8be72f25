import { DONE } from "@theta/contract";
import { staffAccess } from "@theta/contract/staff";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import { handle } from "../../../platform/http/handle.ts";
import {
  addPasskeyFactor,
  addTotpFactor,
  removeFactor,
  renewRecoveryCodes,
} from "../factors/change-factors.ts";
import { beginPasskey, passkeyToConfirm } from "../factors/passkeys.ts";
import { requireConfirmed } from "../factors/require-confirmed.ts";
import { beginTotp } from "../factors/totps.ts";
import type { StaffServices } from "../staff-services.ts";
import { confirmSession, leaveConsole } from "./confirm-session.ts";
import { readSelf, requireRole } from "./read-self.ts";
import { requireLearner } from "./members.ts";

/** Getting into the console. A learner's session is enough for these, so each asks for the role. */
export function accessRoutes(app: FastifyInstance, services: StaffServices): void {
  const { db } = services;

  handle(app, staffAccess.self, async ({ caller }) => ({
    result: await readSelf(services, caller),
  }));

  handle(app, staffAccess.passkeyToConfirm, async ({ caller }) => {
    await requireRole(services, caller);
    return { result: await passkeyToConfirm(services, caller) };
  });

  handle(app, staffAccess.confirm, async ({ body, caller, request }) => {
    await requireRole(services, caller);
    return {
      result: { confirmed: await confirmSession(services, caller, body, originOf(request)) },
    };
  });

  handle(app, staffAccess.leave, async ({ caller, request }) => {
    await requireRole(services, caller);
    await leaveConsole(services, caller, originOf(request));
    return DONE;
  });

  handle(app, staffAccess.beginTotp, async ({ caller }) => {
    await requireConfirmed(db, caller);
    const { email } = await requireLearner(db, caller.learnerId);
    return { result: await beginTotp(services, caller, email) };
  });

  handle(app, staffAccess.addTotp, async ({ body, caller, request }) => {
    await requireConfirmed(db, caller);
    return { result: await addTotpFactor(services, caller, body.code, originOf(request)) };
  });

  handle(app, staffAccess.beginPasskey, async ({ caller }) => {
    await requireConfirmed(db, caller);
    return {
      result: await beginPasskey(services, caller, await requireLearner(db, caller.learnerId)),
    };
  });

  handle(app, staffAccess.addPasskey, async ({ body, caller, request }) => {
    await requireConfirmed(db, caller);
    return { result: await addPasskeyFactor(services, caller, body, originOf(request)) };
  });

  handle(app, staffAccess.removeFactor, async ({ body, caller, request }) => {
    await requireConfirmed(db, caller);
    await removeFactor(services, caller, body.factorId, originOf(request));
    return DONE;
  });

  handle(app, staffAccess.newRecoveryCodes, async ({ caller, request }) => {
    await requireConfirmed(db, caller);
    return {
      result: { recoveryCodes: await renewRecoveryCodes(services, caller, originOf(request)) },
    };
  });
}
