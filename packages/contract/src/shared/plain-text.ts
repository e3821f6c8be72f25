/** Uses one kind of line break and drops characters that only a machine would send. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\n\t\P{Cc}]|\p{Cs}/gu, "");
}
