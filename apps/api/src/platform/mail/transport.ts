import nodemailer from "nodemailer";

interface Message {
  /** Names the mail for ever, so that a mail sent twice can be known as one. */
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
}

export interface Transport {
  send(message: Message): Promise<void>;
  /** True when the outbox itself is where the mail is read. */
  readonly keepsBodies: boolean;
  close(): void;
}

export function smtpTransport(url: string, from: string): Transport {
  const mailer = nodemailer.createTransport({
    url,
    // A slow mail server delays mail, nothing else.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return {
    keepsBodies: false,
    async send({ id, to, replyTo, subject, text, html }) {
      // As an object, an address cannot smuggle in a second one.
      await mailer.sendMail({
        from,
        messageId: `<${id}@${domain}>`,
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

/** For trying out: the mail stays in the outbox, and the mailbox page shows it. */
export const mailboxTransport: Transport = {
  keepsBodies: true,
  send: async () => {},
  close: () => {},
};
