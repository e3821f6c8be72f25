import { staffSittings } from "@theta/contract/staff";
import { DONE, type Route } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { handle } from "../../../platform/http/handle.ts";
import { digestOf, type StaffAct } from "../../../platform/staff-act.ts";
import { type Acting, actOn } from "../shared/act-on.ts";
import { noteLook } from "../shared/note-look.ts";
import type { StaffServices } from "../staff-services.ts";
import { changeAccommodations, readAccommodations } from "./accommodations.ts";
import { addTime, reopen, takeBack } from "./change-sitting.ts";
import { readSitting } from "./read-sitting.ts";

export function sittingRoutes(app: FastifyInstance, services: StaffServices): void {
  const { db } = services;
  const actOnce = async (
    acting: Acting,
    { path }: Route,
    body: { learnerId: string; reason: string; requestId: string; deadline?: number },
  ): Promise<StaffAct> => {
    // Sent again, it may name the clock that it has itself moved.
    const { deadline: _, ...what } = body;
    const by = await actOn(db, acting, body);
    return { ...by, requestId: body.requestId, what: digestOf(path, what) };
  };

  handle(app, staffSittings.read, async ({ query, staff, request }) => {
    const result = await readSitting(db, query);
    const { learnerId, ...detail } = query;
    await noteLook(db, { staff, request }, { at: "sitting", learnerId, detail });
    return { result };
  });

  handle(app, staffSittings.addTime, async ({ body, staff, request }) => ({
    result: {
      deadline: await addTime(
        db,
        body,
        await actOnce({ staff, request }, staffSittings.addTime, body),
      ),
    },
  }));

  handle(app, staffSittings.reopen, async ({ body, staff, request }) => {
    await reopen(services, body, await actOnce({ staff, request }, staffSittings.reopen, body));
    return DONE;
  });

  handle(app, staffSittings.takeBack, async ({ body, staff, request }) => {
    await takeBack(services, body, await actOnce({ staff, request }, staffSittings.takeBack, body));
    return DONE;
  });

  handle(app, staffSittings.accommodations, async ({ query }) => ({
    result: await readAccommodations(db, query.learnerId),
  }));

  handle(app, staffSittings.setAccommodations, async ({ body, staff, request }) => ({
    result: await changeAccommodations(
      db,
      body,
      await actOnce({ staff, request }, staffSittings.setAccommodations, body),
    ),
  }));
}
