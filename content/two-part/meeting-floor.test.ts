import { readFileSync } from "node:fs";
import { askedOf, readItemFile } from "@theta/items";
import { expect, test } from "vitest";

const TEXT = readFileSync(new URL("tpa-meeting-floor.yaml", import.meta.url), "utf8");
const ROWS = [
  ["Aspen", "Birch", "Cedar"],
  ["Dogwood", "Elm", "Fir"],
];
const FOLDING = ["Birch", "Fir"];

function placeOf(name: string): readonly [number, number] {
  const row = ROWS.findIndex((names) => names.includes(name));
  return [row, ROWS[row]!.indexOf(name)];
}

function isBeside(one: string, other: string): boolean {
  const [[rowA, a], [rowB, b]] = [placeOf(one), placeOf(other)];
  return Math.abs(rowA - rowB) + Math.abs(a - b) === 1;
}

test("tpa-meeting-floor: finds one pair of rooms that meets all conditions", () => {
  const [entry] = readItemFile("two-part/tpa-meeting-floor.yaml", TEXT);
  const { item } = askedOf(entry!)[0]!;
  if (item.format !== "two-part-analysis") throw new Error("It isn't a two-part question.");
  const rooms = [...item.stem.matchAll(/^\| (\w+) \| (\d+) \| (Yes|No) \|$/gm)].map(
    ([, name = "", seats, projector]) => ({ name, seats: Number(seats), has: projector === "Yes" }),
  );
  const roomOf = (name: string) => rooms.find((room) => room.name === name)!;
  const names = item.rows.map(({ text }) => text);
  const pairs = names.flatMap((added, a) =>
    names.flatMap((workshop, w) => {
      const used = ["Cedar", added];
      const fits =
        FOLDING.includes(added) &&
        roomOf("Cedar").seats + roomOf(added).seats >= 235 &&
        !used.includes(workshop) &&
        roomOf(workshop).seats >= 105 &&
        roomOf(workshop).has &&
        used.every((room) => !isBeside(room, workshop));
      return fits ? [[a, w]] : [];
    }),
  );
  expect(pairs).toEqual([item.keys]);
});
