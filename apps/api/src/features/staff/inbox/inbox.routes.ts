import { DONE } from "@theta/contract";
import { staffInbox } from "@theta/contract/staff";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import { handle, type StaffCaller } from "../../../platform/http/handle.ts";
import { answerMessage } from "../../contact/inbox/answer-message.ts";
import { removeAnswer, saveAnswer } from "../../contact/inbox/canned-answers.ts";
import { moveMessage } from "../../contact/inbox/change-message.ts";
import { noteLook } from "../shared/note-look.ts";
import type { StaffServices } from "../staff-services.ts";
import { assignInTeam } from "./assign-message.ts";
import { listInbox } from "./list-inbox.ts";
import { listCannedAnswers, listPeople, readMessage } from "./read-message.ts";

const byOf = (staff: StaffCaller, request: FastifyRequest) => ({
  actorId: staff.learnerId,
  origin: originOf(request),
});

export function inboxRoutes(app: FastifyInstance, services: StaffServices): void {
  const { config, db, account } = services;

  handle(app, staffInbox.list, async ({ query, staff }) => ({
    result: await listInbox(db, query, staff.learnerId),
  }));

  handle(app, staffInbox.message, async ({ query, staff, request }) => {
    const result = await readMessage(db, query.messageId, config.supportEmail);
    const learnerId = result.learner?.learnerId ?? null;
    await noteLook(db, { staff, request }, { at: "message", learnerId, detail: query });
    return { result };
  });

  handle(app, staffInbox.people, async () => ({ result: await listPeople(db) }));

  handle(app, staffInbox.reply, async ({ body, staff, request }) => {
    await answerMessage({ db, config }, body, byOf(staff, request));
    account.mailWaiting();
    return DONE;
  });

  handle(app, staffInbox.assign, async ({ body, staff, request }) => {
    await assignInTeam(db, body, byOf(staff, request));
    return DONE;
  });

  handle(app, staffInbox.move, async ({ body, staff, request }) => {
    await moveMessage(db, body, byOf(staff, request));
    return DONE;
  });

  handle(app, staffInbox.answers, async () => ({ result: await listCannedAnswers(db) }));

  handle(app, staffInbox.saveAnswer, async ({ body, staff, request }) => {
    await saveAnswer(db, body, byOf(staff, request));
    return DONE;
  });

  handle(app, staffInbox.deleteAnswer, async ({ body, staff, request }) => {
    await removeAnswer(db, body, byOf(staff, request));
    return DONE;
  });
}
