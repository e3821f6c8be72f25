/**
 * Chromium names the cells that others refer to with numbers that differ from run to run. Naming
 * them in the order of the file makes the same sheet the same file.
 */
export function steadyNodes(pdf: string): (object: string) => string {
  const inOrder = entriesOf(pdf).toSorted((one, other) => one.object - other.object);
  const names = new Map(
    inOrder.map(({ node }, k) => [node, `(node${String(k).padStart(8, "0")})`]),
  );
  return (object) => {
    const renamed = object.replaceAll(NODE, (node) => names.get(node) ?? node);
    if (!renamed.includes("/Names [")) return renamed;
    // A name tree must be sorted by name.
    const sorted = entriesOf(renamed).toSorted((one, other) => (one.node < other.node ? -1 : 1));
    const list = sorted.map(({ node, object: number }) => `${node} ${number} 0 R`);
    return renamed
      .replace(/\/Limits \[[^\]]*\]/, `/Limits [${sorted[0]!.node} ${sorted.at(-1)!.node}]`)
      .replace(/\/Names \[[^\]]*\]/, `/Names [${list.join(" ")}]`);
  };
}

const NODE = /\(node\d+\)/g;

function entriesOf(text: string): { node: string; object: number }[] {
  return [...text.matchAll(/(\(node\d+\)) (\d+) 0 R/g)].map(([, node = "", object = ""]) => ({
    node,
    object: Number(object),
  }));
}
