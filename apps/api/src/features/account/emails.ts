import { dayOf } from "../../platform/day-of.ts";
import { hello, type RenderedEmail, renderEmail } from "../../platform/mail/render-email.ts";
import type { Disconnected } from "./identities-of-learner.queries.ts";
import { CODE_MINUTES } from "./limits.ts";

/** Doesn't greet by name, because the person who typed it may have used someone else's address. */
export function registrationEmail(code: string): RenderedEmail {
  return renderEmail(`${code} is your Theta code`, {
    greeting: "Hello,",
    paragraphs: [
      "Here's your code to finish signing up for Theta:",
      `It works once and is valid for ${CODE_MINUTES} minutes. Nobody from Theta will ever ask you for it.`,
    ],
    code,
    closing:
      "Didn't sign up? Someone may have typed your address by mistake. You can ignore this email: without the code, no account is created.",
  });
}

export function alreadyRegisteredEmail(name: string, publicUrl: string): RenderedEmail {
  return renderEmail("You already have a Theta account", {
    greeting: hello(name),
    paragraphs: [
      "Someone, most likely you, tried to sign up for Theta with this email address. It already has an account, so nothing has changed.",
      `Sign in: ${publicUrl}/login`,
      `Forgot your password? Set a new one: ${publicUrl}/forgot-password`,
    ],
    closing: "Wasn't this you? You don't need to do anything. Your account hasn't changed.",
  });
}

export function resetEmail(name: string, code: string): RenderedEmail {
  return renderEmail(`${code} is your Theta code`, {
    greeting: hello(name),
    paragraphs: [
      "Here's your code to set a new Theta password:",
      `It works once and is valid for ${CODE_MINUTES} minutes. Nobody from Theta will ever ask you for it.`,
    ],
    code,
    closing:
      "Didn't ask for it? Ignore this email and don't share the code. Your password stays the same.",
  });
}

export function passwordChangedEmail(
  name: string,
  { disconnected, publicUrl }: { disconnected: Disconnected; publicUrl: string },
): RenderedEmail {
  return renderEmail("Your password was changed", {
    greeting: hello(name),
    paragraphs: [
      "Your Theta password was changed, and you've been signed out on all your devices.",
      `Sign in with the new one: ${publicUrl}/login`,
      ...(disconnected.openid
        ? [
            "If you also sign in through your school or company, we've disconnected it. The next time you do, we'll ask for your Theta password or a code from your email, once.",
          ]
        : []),
      ...(disconnected.google
        ? [
            "If you also sign in with Google, we've disconnected it. The next time you do, we'll connect the Google account that has your address, and email you.",
          ]
        : []),
    ],
    closing: `Wasn't this you? Set a new password right away: ${publicUrl}/forgot-password`,
  });
}

export function googleLinkedEmail(name: string, publicUrl: string): RenderedEmail {
  return renderEmail("You can now sign in with Google", {
    greeting: hello(name),
    paragraphs: [
      "You signed in with Google, so we've connected your Theta account to the Google account with the same email address. Your password, if you have one, still works.",
    ],
    closing: `Wasn't this you? Secure your Google account, then set a new password here, which disconnects the two: ${publicUrl}/forgot-password`,
  });
}

export function openidCodeEmail(name: string, code: string, provider: string): RenderedEmail {
  return renderEmail(`${code} is your Theta code`, {
    greeting: hello(name),
    paragraphs: [
      `Here's your code to connect your Theta account to your account at ${provider}:`,
      `It works once and is valid for ${CODE_MINUTES} minutes. Nobody from Theta will ever ask you for it.`,
    ],
    code,
    closing: `Didn't sign in with ${provider}? Ignore this email and don't share the code. Nothing changes without it.`,
  });
}

export function openidLinkedEmail(
  name: string,
  provider: string,
  publicUrl: string,
): RenderedEmail {
  return renderEmail(`You can now sign in with ${provider}`, {
    greeting: hello(name),
    paragraphs: [
      `You signed in with ${provider} and confirmed that your Theta account is yours, so we've connected the two. Your password, if you have one, still works.`,
    ],
    closing: `Wasn't this you? Set a new password right away, which disconnects the two (${publicUrl}/forgot-password), and write to us: ${publicUrl}/contact`,
  });
}

export function deletionEmail(name: string, dueAt: Date, publicUrl: string): RenderedEmail {
  return renderEmail("Your Theta account will be deleted", {
    greeting: hello(name),
    paragraphs: [
      `You asked us to delete your account. You've been signed out everywhere, and on ${dayOf(dueAt)} (UTC) we'll delete your name, phone number, email address, sign-ins, tests, and messages for good.`,
      `Changed your mind? Sign in before then and everything stays: ${publicUrl}/login`,
    ],
    closing: `Wasn't this you? Sign in to keep the account, and set a new password: ${publicUrl}/forgot-password`,
  });
}

export function deletionUndoneEmail(name: string): RenderedEmail {
  return renderEmail("Your Theta account is safe", {
    greeting: hello(name),
    paragraphs: ["You signed in again, so we won't delete your account. Welcome back!"],
    closing: "Still want to delete it? You can ask again from your account page at any time.",
  });
}

export function closedByStaffEmail(name: string, dueAt: Date, publicUrl: string): RenderedEmail {
  return renderEmail("Your Theta account will be deleted", {
    greeting: hello(name),
    paragraphs: [
      `Our support has closed your account. You've been signed out everywhere, and on ${dayOf(dueAt)} (UTC) we'll delete your name, phone number, email address, sign-ins, tests, and messages for good.`,
      `Want to keep it? Sign in before then and everything stays: ${publicUrl}/login`,
    ],
    closing: `Don't know why? Write to us: ${publicUrl}/contact`,
  });
}

export function keptByStaffEmail(name: string, publicUrl: string): RenderedEmail {
  return renderEmail("Your Theta account is safe", {
    greeting: hello(name),
    paragraphs: [
      "Our support has kept your account. We won't delete it, and everything in it is still there.",
      `Sign in: ${publicUrl}/login`,
    ],
    closing: "Still want to delete it? You can do that from your account page at any time.",
  });
}
