import { escapeHtml } from "@theta/contract";

/** An email in our words: paragraphs, with perhaps one code or one link that stands out. */
export interface EmailText {
  greeting: string;
  paragraphs: string[];
  /** Shown large, after the first paragraph. */
  code?: string;
  /** A receipt's list, after the first paragraph. */
  rows?: [name: string, value: string][];
  /** Somebody else's words, after the list, shown as they were written and marked as not ours. */
  quote?: string;
  /** What we answer, at the end, marked the same way. */
  answered?: string;
  closing: string;
}

/** As it goes into the outbox. */
export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
  hasCode: boolean;
}

export function renderEmail(subject: string, email: EmailText): RenderedEmail {
  const hasCode = email.code !== undefined;
  return { subject, text: emailText(email), html: emailHtml(email), hasCode };
}

export const hello = (name: string) => `Hello ${name},`;

export function emailText(email: EmailText): string {
  const { greeting, paragraphs, code, rows = [], quote, answered, closing } = email;
  const [first, ...rest] = paragraphs;
  const large = code ? [`    ${code}`] : [];
  const list = rows.length > 0 ? [rows.map(([name, value]) => `${name}: ${value}`).join("\n")] : [];
  const parts = [greeting, first, ...large, ...list, ...marked(quote), ...rest, closing];
  return [...parts, ...marked(answered)].join("\n\n");
}

/** Marks each line, so that a quotation can't pass for a line of the letter. */
function marked(words: string | undefined): string[] {
  return words ? [words.replace(/^/gm, "> ")] : [];
}

/** Tables and inline styles, because mail programs support nothing newer. */
export function emailHtml(email: EmailText): string {
  const { greeting, paragraphs, code, rows = [], quote, answered, closing } = email;
  const [first = "", ...rest] = paragraphs;
  const large = code
    ? `<p style="margin:0 0 16px;font:600 32px/1.2 Consolas,Menlo,monospace;letter-spacing:6px">${escapeHtml(code)}</p>`
    : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;background:#f8f4ea">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px;background:#fffdf8;border:1px solid #ddd5c4;border-radius:8px">
<tr><td style="padding:28px 32px;font:16px/1.55 Georgia,'Times New Roman',serif;color:#17211d">
<p style="margin:0 0 24px;font-size:20px;color:#0c6549">&#952;&nbsp;Theta</p>
${paragraph(greeting)}${paragraph(first)}${large}${table(rows)}${blockquote(quote)}${rest.map(paragraph).join("")}
<p style="margin:24px 0${answered ? " 20px" : " 0"};font-size:14px;color:#575f59">${escapeHtml(closing)}</p>
${blockquote(answered)}</td></tr></table></td></tr></table></body></html>`;
}

/**
 * Turns addresses into links, without the period that ends the sentence. They may break anywhere;
 * otherwise a phone would scroll sideways.
 */
function paragraph(text: string): string {
  const words = escapeHtml(text).replace(
    /https?:\/\/[^\s<]*[^\s<.,;:!?]/g,
    (address) => `<a href="${address}" style="color:#0c6549">${address}</a>`,
  );
  return `<p style="margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere;word-break:break-word">${words}</p>`;
}

function table(rows: [string, string][]): string {
  if (rows.length === 0) return "";
  const lines = rows.map(
    ([name, value]) =>
      `<tr><td style="padding:6px 16px 6px 0;border-bottom:1px solid #ddd5c4;color:#575f59">${escapeHtml(name)}</td><td style="padding:6px 0;border-bottom:1px solid #ddd5c4">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 20px;font-size:15px;line-height:1.45">${lines.join("")}</table>`;
}

/** Escaped, with no links, because its addresses aren't ours. */
function blockquote(text: string | undefined): string {
  if (!text) return "";
  return `<blockquote style="margin:0 0 20px;padding:0 0 0 16px;border-left:3px solid #b9ae95;white-space:pre-wrap;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(text)}</blockquote>`;
}
