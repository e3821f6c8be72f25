import { dayOf, hello, type WrittenLetter, writeLetter } from "../../platform/mail/letter.ts";
import { CODE_MINUTES } from "./codes/codes.rules.ts";

/** Greets without a name: whoever typed it may have meant it for somebody else's mailbox. */
export function registrationLetter(code: string): WrittenLetter {
  return writeLetter(`${code} is your Theta code`, {
    greeting: "Hello,",
    paragraphs: [
      "this is your code to finish signing up for Theta:",
      `It works once, for ${CODE_MINUTES} minutes. Nobody from Theta will ever ask you for it.`,
    ],
    code,
    closing:
      "You did not sign up? Then somebody typed your address by mistake. Ignore this mail: without the code no account is made.",
  });
}

export function alreadyRegisteredLetter(name: string, publicUrl: string): WrittenLetter {
  return writeLetter("You already have a Theta account", {
    greeting: hello(name),
    paragraphs: [
      "somebody, probably you, tried to sign up for Theta with this e-mail address. There is an account for it already, so nothing was changed.",
      `Log in: ${publicUrl}/login`,
      `Password forgotten? Set a new one: ${publicUrl}/forgot-password`,
    ],
    closing: "It was not you? Then you need not do anything. Your account is as it was.",
  });
}

export function resetLetter(name: string, code: string): WrittenLetter {
  return writeLetter(`${code} is your Theta code`, {
    greeting: hello(name),
    paragraphs: [
      "this is your code to set a new password for Theta:",
      `It works once, for ${CODE_MINUTES} minutes. Nobody from Theta will ever ask you for it.`,
    ],
    code,
    closing:
      "You did not ask for it? Then ignore this mail, and do not pass the code on: your password stays as it is.",
  });
}

export function passwordChangedLetter(name: string, publicUrl: string): WrittenLetter {
  return writeLetter("Your password was changed", {
    greeting: hello(name),
    paragraphs: [
      "your password for Theta was changed, and you were signed out on all devices.",
      `Log in with the new one: ${publicUrl}/login`,
    ],
    closing: `It was not you? Set another password at once: ${publicUrl}/forgot-password`,
  });
}

export function googleLinkedLetter(name: string, publicUrl: string): WrittenLetter {
  return writeLetter("You can now sign in with Google", {
    greeting: hello(name),
    paragraphs: [
      "your Theta account was connected with the Google account of the same e-mail address, because you signed in with it. Your password, if you have one, works as before.",
    ],
    closing: `It was not you? Secure your Google account, then set a new password here: ${publicUrl}/forgot-password`,
  });
}

export function deletionLetter(name: string, dueAt: Date, publicUrl: string): WrittenLetter {
  return writeLetter("Your Theta account will be erased", {
    greeting: hello(name),
    paragraphs: [
      `you asked us to delete your account. You are signed out everywhere, and on ${dayOf(dueAt)} (UTC) we erase your name, phone number, e-mail address and sign-ins for good.`,
      `Changed your mind? Log in before that day and everything stays: ${publicUrl}/login`,
    ],
    closing: `It was not you? Log in, which keeps the account, and set a new password: ${publicUrl}/forgot-password`,
  });
}

export function deletionUndoneLetter(name: string): WrittenLetter {
  return writeLetter("Your Theta account stays", {
    greeting: hello(name),
    paragraphs: ["you have logged in again, so your account will not be erased. Welcome back."],
    closing: "You still want to delete it? You can ask for that again in your account at any time.",
  });
}
