import { type Body, type questionBank, REPORT_KIND_NAMES } from "@theta/contract";
import type { ContactServices } from "./contact-services.ts";
import { keepMessage } from "./keep-message.ts";
import { selectSender } from "./messages.queries.ts";

/** A learner's report about a question they have finished: a message that knows the question. */
export async function takeReport(
  services: ContactServices,
  { reportId, questionId, kind, text }: Body<typeof questionBank.reportProblem>,
  learnerId: string,
): Promise<void> {
  const { name, email, emailKey } = await selectSender(services.db, learnerId);
  await keepMessage(
    services,
    {
      id: reportId,
      learnerId,
      firstName: name,
      lastName: "",
      email,
      emailKey,
      phone: "",
      text: [`${REPORT_KIND_NAMES[kind]}.`, text].filter(Boolean).join("\n\n"),
      itemId: questionId,
    },
    services.reportLimits(learnerId),
  );
}
