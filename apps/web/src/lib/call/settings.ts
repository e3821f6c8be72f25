import type { SiteSettings } from "@theta/contract";
import { useSyncExternalStore } from "react";

/**
 * The settings for prerendering: placeholders that the server replaces in every page, and nothing that only
 * one installation has.
 */
const PRERENDERED: SiteSettings = {
  supportEmail: "__SUPPORT_EMAIL__",
  supportPhone: "__SUPPORT_PHONE__",
  socialLinks: [],
  shows: { examples: true, phone: true },
  supportWhatsapp: null,
  supportWays: "__SUPPORT_WAYS__",
  googleClientId: null,
  googleScriptUrl: null,
  openidProviders: [],
  checkoutScriptUrl: null,
  isPaymentSandbox: false,
  isTraced: false,
  mailboxPath: null,
  hasDevPages: false,
};

/** For `vite` alone, which serves pages that no server has filled in. */
const DEVELOPMENT: SiteSettings = {
  ...PRERENDERED,
  supportEmail: "support@theta.example",
  supportPhone: null,
  shows: { examples: true, phone: false },
  supportWays: "email",
  // The payment sandbox of a server on the default port.
  checkoutScriptUrl: "http://127.0.0.1:4001/v1/checkout.js",
  isPaymentSandbox: true,
  mailboxPath: "/dev/mailbox",
  hasDevPages: true,
};

export function readSettings(content: string | null | undefined): SiteSettings {
  if (!content || content === "__THETA_SETTINGS__") {
    return import.meta.env.DEV ? DEVELOPMENT : PRERENDERED;
  }
  const given: Partial<SiteSettings> = JSON.parse(content);
  return { ...PRERENDERED, ...given };
}

/** This installation's settings, from the page the server sent. */
export const settings: SiteSettings = import.meta.env.SSR
  ? PRERENDERED
  : readSettings(document.querySelector<HTMLMetaElement>("meta[name=theta-settings]")?.content);

// The server fills these into the HTML; the rest wasn't known when the page was made.
const asSent: SiteSettings = {
  ...PRERENDERED,
  supportEmail: settings.supportEmail,
  supportPhone: settings.supportPhone,
  shows: settings.shows,
  supportWays: settings.supportWays,
};

const never = () => () => {};

/** Settings for rendering: the first render matches the page as it was sent. */
export function useSettings(): SiteSettings {
  return useSyncExternalStore(
    never,
    () => settings,
    () => asSent,
  );
}
