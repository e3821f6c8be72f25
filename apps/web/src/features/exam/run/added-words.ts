/** Support adds whole minutes. */
export function addedWords(seconds: number): string {
  return `Our support added ${Math.max(1, Math.round(seconds / 60))} min to your time.`;
}
