/**
 * Short messages at the top right. The library loads after the page, or when there's something to say. A message sent before the host mounts is shown once it does.
 */
type Kind = "success" | "error" | "info";

let tellFirst = () => {};
/** Resolves with the first message. */
export const firstMessage = new Promise<void>((tell) => (tellFirst = tell));

async function show(kind: Kind, message: string) {
  tellFirst();
  const { toast: library } = await import("sonner");
  library[kind](message);
}

export const toast = {
  success: (message: string) => void show("success", message),
  error: (message: string) => void show("error", message),
  info: (message: string) => void show("info", message),
};
