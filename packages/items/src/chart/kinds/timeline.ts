import {
  AXIS_LABEL_ROOM,
  overhang,
  titleBelow,
  titleRoom,
  uprightGrid,
  uprightNumbers,
} from "../axis.ts";
import type { ChartForm } from "../chart-form.ts";
import { filledBox } from "../fills.ts";
import { heading } from "../heading.ts";
import { axisNumberText } from "../number-text.ts";
import { placeOn, scaleOver } from "../scale.ts";
import { type Box, type Drawing, line, WIDTH } from "../svg.ts";
import { LINE_HEIGHT, textBlock, widest, wrap } from "../text.ts";

type Timeline = Extract<ChartForm, { kind: "timeline" }>;

const NAME_WIDTH = 168;
const LEAST_HEIGHT = 360;

/** One row per task, with its bar from start to end. */
export function drawTimeline({ x, tasks }: Timeline): Drawing {
  const groups = groupsOf(tasks);
  const without = groups.length === 0 ? 1 : groups.length;
  const head = heading(null, groups);
  const names = tasks.map(({ name }) => wrap(name, NAME_WIDTH));
  const scale = scaleOver(
    tasks.flatMap(({ start, end }) => [start, end]),
    x,
    10,
  );
  const write = axisNumberText(x.label, scale.step);
  const below = AXIS_LABEL_ROOM + 4 + titleRoom(x.label);
  const lines = Math.max(...names.map((own) => own.length));
  const least = lines * LINE_HEIGHT + 6;
  const top = head.height + 4;
  const row = Math.max(least, (LEAST_HEIGHT - top - below) / tasks.length);
  const bottom = Math.ceil(top + row * tasks.length);
  const plot: Box = {
    left: widest(names.flat()) + 16,
    right: WIDTH - Math.max(8, overhang(scale, write)),
    top,
    bottom,
  };
  const at = placeOn(scale, plot.left, plot.right);
  const thick = Math.min(24, row * 0.64);
  return {
    height: bottom + below,
    body: [
      ...head.body,
      ...uprightGrid(scale, plot),
      ...uprightNumbers(scale, plot, write),
      ...tasks.flatMap(({ start, end, group }, k) => {
        const y = top + (k + 0.5) * row;
        const place = group === undefined ? without : groups.indexOf(group);
        const bar = { left: at(start), right: at(end), top: y - thick / 2, bottom: y + thick / 2 };
        return [
          ...filledBox(place, bar),
          ...textBlock(names[k]!, { x: plot.left - 10, y }, { anchor: "end" }),
        ];
      }),
      line("chart-axis", { x: plot.left, y: bottom }, { x: plot.right, y: bottom }),
      line("chart-axis", { x: plot.left, y: top }, { x: plot.left, y: bottom }),
      ...titleBelow(x.label, plot, bottom + AXIS_LABEL_ROOM + 4),
    ],
  };
}

function groupsOf(tasks: Timeline["tasks"]): string[] {
  return [...new Set(tasks.flatMap(({ group }) => (group === undefined ? [] : [group])))];
}
