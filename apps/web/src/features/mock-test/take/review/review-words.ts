/** "3 edits left" */
export function editsLeftWords(editsLeft: number): string {
  if (editsLeft === 0) return "No edits left";
  return editsLeft === 1 ? "1 edit left" : `${editsLeft} edits left`;
}

/** What a change will cost, before it is made. */
export function costWords(editsLeft: number): string {
  const cost =
    editsLeft === 1
      ? "This uses your last edit in this section."
      : `This uses one of your ${editsLeft} remaining edits.`;
  return editsLeft === 1 ? cost : `${cost} Changing it back would use another.`;
}
