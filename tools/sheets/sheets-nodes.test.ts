import { expect, test } from "vitest";
import { steadyNodes } from "./sheets-nodes.ts";

const CELLS = ["<</ID (node00000900)>>", "<</Headers [(node00000900) (node00000017)]>>"];
const TREE =
  "<</Limits [(node00000017) (node00000900)]\n/Names [(node00000017) 9 0 R (node00000900) 4 0 R]>>";

test("names nodes in the order of the file and sorts their tree by name", () => {
  expect([...CELLS, TREE].map(steadyNodes([...CELLS, TREE].join("\n")))).toEqual([
    "<</ID (node00000000)>>",
    "<</Headers [(node00000000) (node00000001)]>>",
    "<</Limits [(node00000000) (node00000001)]\n/Names [(node00000000) 4 0 R (node00000001) 9 0 R]>>",
  ]);
});
