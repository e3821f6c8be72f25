import { escapeHtml } from "@theta/contract";

export interface MailboxMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: number;
}

/** A page without scripts: emails as they would arrive, each in a frame that can do nothing. */
export function renderMailbox(messages: MailboxMessage[]): string {
  const list = messages.map(renderMessage).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mailbox – Theta</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 1px solid; padding: 1rem 0 1.5rem; }
h2 { font-size: 1.125rem; margin: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
iframe { width: 100%; height: 24rem; border: 1px solid #8886; background: #fff; }
</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>This server doesn't send email. Whatever it would have sent lands here, newest first.
Reload the page to see what's new. As JSON: <a href="/dev/mailbox/messages">/dev/mailbox/messages</a>.</p>
${list || "<p>No email yet. Sign up, and your code will show up here.</p>"}
</main>
</body>
</html>`;
}

function renderMessage(mail: MailboxMessage): string {
  const at = new Date(mail.at).toISOString();
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)}, <time datetime="${at}">${at.replace("T", " ").slice(0, 19)} UTC</time></p>
<pre>${escapeHtml(mail.text)}</pre>
<details><summary>As HTML</summary>
<iframe sandbox="" title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(mail.html)}"></iframe>
</details>
</article>`;
}
