import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { API_BASE, contact } from "@theta/contract";
import { query } from "../database.ts";

/** Puts a message of Mira's into the inbox and returns its sender's address. */
export async function writeMessage(page: Page): Promise<string> {
  const email = `mira-${randomUUID().slice(0, 8)}@example.org`;
  await query("delete from throttles where key like 'contact-%'", []);
  const data = { firstName: "Mira", email, message: "Does PRO include mocks?" };
  const answer = await page.request.post(API_BASE + contact.send.path, { data });
  expect(answer.ok()).toBe(true);
  return email;
}
