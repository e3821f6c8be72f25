export interface ModalOptions {
  backdropclose: boolean;
  escape: boolean;
  handleback: boolean;
  confirm_close: boolean;
  animation: boolean;
  ondismiss: (reason?: string) => void;
}

export type CloseCause = "button" | "escape" | "backdrop" | "back";

/** What happens when someone wants to close the dialog, by the documented options. */
export function closeRule(by: CloseCause, modal: ModalOptions): "close" | "confirm" | "stay" {
  if (by === "escape" && !modal.escape) return "stay";
  if (by === "backdrop" && !modal.backdropclose) return "stay";
  return modal.confirm_close ? "confirm" : "close";
}
