/**
 * Checks that every link leads somewhere: follows each link on the site's pages, and the links behind those.
 */
import { expect, type Page } from "@playwright/test";

/** Sites about the exams and tools our pages mention; tests don't request them. */
const ELSEWHERE = /^https:\/\/(www\.)?(mba\.com|ets\.org|razorpay\.com)\//;
const NO_PAGE = /^(mailto:[^@\s]+@[^@\s]+|tel:\+?[\d\s-]+$)/;

const OPENED_OF_ALIKE = 3;

interface Link {
  href: string;
  on: string;
}

/** What has been seen of the pages so far. */
export class LinkTrail {
  readonly #page: Page;
  /** Pages that are all built alike: a few are opened, and the rest only need to exist. */
  readonly #alike: RegExp;
  /** Addresses of pages that another journey opens: here, they only need to exist. */
  readonly #elsewhere: ReadonlySet<string>;
  readonly #found: Link[] = [];
  /** The anchors on each opened page, by its address. */
  readonly #places = new Map<string, ReadonlySet<string>>();

  constructor(page: Page, alike: RegExp, elsewhere: Iterable<string> = []) {
    this.#page = page;
    this.#alike = alike;
    this.#elsewhere = new Set(elsewhere);
  }

  /** Opens a page, including lists that load later, and records its links. */
  async open(address: string): Promise<void> {
    await this.#page.goto(address, { waitUntil: "networkidle" });
    const on = new URL(this.#page.url()).pathname;
    const { hrefs, ids } = await this.#page.evaluate<{ hrefs: string[]; ids: string[] }>(`({
      hrefs: [...document.querySelectorAll("a[href]")].map(({ href }) => href),
      ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
    })`);
    for (const href of hrefs) this.#found.push({ href, on });
    this.#places.set(new URL(address, this.#page.url()).href, new Set(ids));
  }

  /** Follows them all, each address once. */
  async expectToLead(): Promise<void> {
    const { origin } = new URL(this.#page.url());
    const openedBefore = this.#places.size;
    const seen = new Set<string>();
    const faults: string[] = [];
    let alike = 0;
    for (let next = this.#found.shift(); next; next = this.#found.shift()) {
      const { href, on } = next;
      if (seen.has(href)) continue;
      seen.add(href);
      if (!href.startsWith(`${origin}/`)) {
        if (!ELSEWHERE.test(href) && !NO_PAGE.test(href)) faults.push(`${href}, on ${on}`);
        continue;
      }
      const [address = "", place] = href.split("#");
      if (!this.#places.has(address)) {
        const answer = await this.#page.request.get(address);
        if (!answer.ok()) faults.push(`${answer.status()} at ${href}, on ${on}`);
        if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
        if (!place && this.#elsewhere.has(address)) continue;
        if (this.#alike.test(address) && ++alike > OPENED_OF_ALIKE) continue;
        await this.open(address);
        const heading = this.#page.locator("h1").first();
        await expect(heading, `${href}, on ${on}`).toBeVisible();
        if (/not found/i.test((await heading.textContent()) ?? ""))
          faults.push(`${href}, on ${on}`);
      }
      if (place && !this.#places.get(address)?.has(decodeURIComponent(place)))
        faults.push(`${href}, on ${on}: no place`);
    }
    expect(faults).toEqual([]);
    // If no page had links, nothing would fail either.
    expect(seen.size).toBeGreaterThan(openedBefore);
  }
}
