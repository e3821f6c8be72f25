/** How a question is named in the tables of a report. */
const NO_TOPIC = "N/A";

export function topicOf({ topicName }: { topicName: string }): string {
  return topicName.trim() || NO_TOPIC;
}

const PREVIEW_CHARACTERS = 100;
const NO_PREVIEW = "Question preview not available";

/** The beginning of a question in one line. */
export function previewOf({ questionString }: { questionString: string }): string {
  const characters = Array.from(questionString.trim());
  if (characters.length === 0) return NO_PREVIEW;
  if (characters.length <= PREVIEW_CHARACTERS) return characters.join("");
  return `${characters.slice(0, PREVIEW_CHARACTERS).join("").trimEnd()}…`;
}
