/**
 * Short messages at the top right. The library is fetched when there is something to say, so that
 * pages which never toast do not pay for it; a message sent before the host stands is shown then.
 */
type Kind = "success" | "error" | "info";

async function show(kind: Kind, message: string) {
  const { toast: library } = await import("sonner");
  library[kind](message);
}

export const toast = {
  success: (message: string) => void show("success", message),
  error: (message: string) => void show("error", message),
  info: (message: string) => void show("info", message),
};
