export type DialogSide = "center" | "left" | "right" | "bottom" | "full";

/** The backdrop behind a dialog. */
export const DIALOG_SCRIM = "fixed inset-0 z-(--z-dialog) bg-scrim";

const PANEL =
  "fixed z-(--z-dialog) overflow-y-auto overscroll-contain border-line bg-raised p-6 text-ink shadow-3 animate-appear";

export const DIALOG_SIDE: Record<DialogSide, string> = {
  center: `${PANEL} inset-x-4 top-1/2 m-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 rounded-lg border`,
  left: `${PANEL} inset-y-0 left-0 w-80 max-w-[calc(100vw-3rem)] border-r`,
  right: `${PANEL} inset-y-0 right-0 w-80 max-w-[calc(100vw-3rem)] border-l`,
  full: "fixed inset-0 z-(--z-dialog) flex flex-col gap-2 bg-raised p-4 text-ink animate-appear",
  bottom: `${PANEL} inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg border-t`,
};
