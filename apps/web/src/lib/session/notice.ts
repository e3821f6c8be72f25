/** A sentence that survives a full page load; the next page shows it once. */
const KEY = "theta-notice";

export function leaveNotice(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Then the next page just doesn't show it.
  }
}

export function takeNotice(): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
