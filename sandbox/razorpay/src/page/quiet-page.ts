/**
 * While the dialog is open, nothing behind it can be reached or scrolled. Returns a function that
 * restores everything, including the focus.
 */
export function quietPage(dialog: HTMLElement): () => void {
  const focused = document.activeElement;
  const { overflow } = document.body.style;
  const hushed = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== dialog && !element.inert,
  );
  for (const element of hushed) element.inert = true;
  document.body.style.overflow = "hidden";
  return () => {
    for (const element of hushed) element.inert = false;
    document.body.style.overflow = overflow;
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
  };
}
