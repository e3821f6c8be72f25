import nodemailer from "nodemailer";

interface Message {
  /** Always the same for an email, so that one sent twice can be recognized. */
  id: string;
  to: string;
  replyTo: string | null;
  /** The ids of the emails before it in its conversation, oldest first. */
  thread: string[];
  subject: string;
  text: string;
  html: string;
}

export interface Transport {
  send(message: Message): Promise<void>;
  /** True when people read email in the outbox itself. */
  readonly keepsBodies: boolean;
  close(): void;
}

export function smtpTransport(url: string, from: string): Transport {
  const mailer = nodemailer.createTransport({
    url,
    // A slow mail server delays email and nothing else.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  const headerId = (id: string) => `<${id}@${domain}>`;
  return {
    keepsBodies: false,
    async send({ id, to, replyTo, thread, subject, text, html }) {
      // As an object, an address can't smuggle in a second one.
      await mailer.sendMail({
        from,
        messageId: headerId(id),
        ...(thread.length > 0
          ? { inReplyTo: headerId(thread.at(-1)!), references: thread.map(headerId) }
          : {}),
        to: { name: "", address: to },
        ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
        subject,
        text,
        html,
      });
    },
    close: () => mailer.close(),
  };
}

/** For trying things out: email stays in the outbox, and the mailbox page shows it. */
export const mailboxTransport: Transport = {
  keepsBodies: true,
  send: async () => {},
  close: () => {},
};
