/** Every link leads somewhere: what the pages of a site link to is followed, and what is behind that. */
import { expect, type Page } from "@playwright/test";

/** Those whose exams and tools the pages are about; a test asks nothing of them. */
const ELSEWHERE = /^https:\/\/(www\.)?(mba\.com|ets\.org|razorpay\.com)\//;
const NO_PAGE = /^(mailto:[^@\s]+@[^@\s]+|tel:\+?[\d\s-]+$)/;

const OPENED_OF_ALIKE = 3;

interface Link {
  href: string;
  on: string;
}

/** What was seen of the pages so far. */
export class LinkTrail {
  readonly #page: Page;
  /** Pages that are all made alike: a few of them are opened, the rest need only be there. */
  readonly #alike: RegExp;
  readonly #found: Link[] = [];
  /** The places of each page that was opened, by its address. */
  readonly #places = new Map<string, ReadonlySet<string>>();

  constructor(page: Page, alike: RegExp) {
    this.#page = page;
    this.#alike = alike;
  }

  /** Opens a page with the lists that come after it, and takes down where it leads. */
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

  /** Follows all of it, each address once. */
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
    // Pages without links would have no fault either.
    expect(seen.size).toBeGreaterThan(openedBefore);
  }
}
