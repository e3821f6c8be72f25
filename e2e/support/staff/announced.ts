import { expect, type Page } from "@playwright/test";

/** What a screen reader is told without moving to it: the status messages of the browser's own accessibility tree. */
async function announced(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  await devtools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === "StaticText") return String(node.name?.value ?? "");
    return (node?.childIds ?? []).map(textOf).join("");
  };
  return nodes
    .filter(({ role, properties = [] }) => {
      const isLive = properties.some(
        ({ name, value }) => name === "live" && value.value === "polite",
      );
      return role?.value === "status" && isLive;
    })
    .map(({ nodeId }) => textOf(nodeId).trim());
}

export const expectAnnounced = async (page: Page, words: string) =>
  await expect.poll(async () => await announced(page)).toContain(words);
