// @vitest-environment happy-dom
import type { InboxMessage } from "@theta/contract/staff";
import { beforeEach, expect, test } from "vitest";
import { newDraft, readDraft, saveDraft } from "./reply-draft.ts";

const MESSAGE: InboxMessage = {
  messageId: "m1",
  name: "Mira",
  email: "mira@example.org",
  phone: "",
  text: "Does PRO include mocks?",
  at: 0,
  state: "open",
  revision: 3,
  assignedTo: null,
  learner: null,
  item: null,
  replies: [],
  supportEmail: "support@theta.example",
};

const sentAs = (replyId: string, text: string): InboxMessage => ({
  ...MESSAGE,
  replies: [{ replyId, text, by: "Asha", at: 0, mail: "sent" }],
});

beforeEach(() => sessionStorage.clear());

test("brings a draft back, and not what was sent", () => {
  const draft = { ...newDraft(MESSAGE), text: "Yes. " };
  saveDraft("m1", draft);
  expect(readDraft(MESSAGE)).toMatchObject(draft);
  expect(readDraft(sentAs(draft.replyId, "Yes."))).toBeNull();
});

test("keeps what was edited after it had gone out, as another answer", () => {
  const draft = { ...newDraft(MESSAGE), text: "Yes, and sectionals too." };
  saveDraft("m1", draft);
  const found = readDraft(sentAs(draft.replyId, "Yes."));
  expect(found?.text).toBe(draft.text);
  expect(found?.replyId).not.toBe(draft.replyId);
});
