import { useSyncExternalStore } from "react";

/** Where the choice is stored. A script that runs before the first paint reads the same key. */
export const THEME_KEY = "theta-theme";

export type Theme = "system" | "light" | "dark";

const CHANGED = "theta-theme-changed";

function toTheme(value: string | null): Theme {
  return value === "light" || value === "dark" ? value : "system";
}

/** If storage is blocked, the choice lasts as long as the page. */
export function readTheme(): Theme {
  try {
    return toTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return toTheme(document.documentElement.dataset["theme"] ?? null);
  }
}

export function setTheme(theme: Theme): void {
  const page = document.documentElement;
  if (theme === "system") delete page.dataset["theme"];
  else page.dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // The page already has it; there's just nowhere to save it.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function fromOtherTab(event: StorageEvent) {
  if (event.key === THEME_KEY) setTheme(toTheme(event.newValue));
}

function subscribe(notify: () => void) {
  window.addEventListener(CHANGED, notify);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    window.removeEventListener(CHANGED, notify);
    window.removeEventListener("storage", fromOtherTab);
  };
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => "system");
}
