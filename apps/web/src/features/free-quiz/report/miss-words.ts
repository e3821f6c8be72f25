import { type Miss, missOf } from "../../question/results/pace.ts";
import { isMissed, type QuestionRow } from "../shared/question-row.ts";

/** Says in words what the times tell about the misses. */
export function missWords(rows: readonly QuestionRow[], evenPace: number): string {
  if (!rows.some(isMissed)) return "You didn't miss any.";
  const said = [
    sentence(ordersOf(rows, "rushed", evenPace), "rushed", "in less than half the even pace"),
    sentence(
      ordersOf(rows, "slow", evenPace),
      "slow",
      "after more than one and a half times the even pace",
    ),
  ].filter((words) => words !== "");
  return said.length > 0 ? said.join(" ") : "None of your misses were rushed or slow.";
}

function ordersOf(rows: readonly QuestionRow[], miss: Miss, evenPace: number): string[] {
  return rows.filter((row) => missOf(row, evenPace) === miss).map(({ order }) => String(order));
}

const LIST = new Intl.ListFormat("en");

function sentence(orders: readonly string[], kind: string, time: string): string {
  if (orders.length === 0) return "";
  return orders.length === 1
    ? `Question ${orders[0]} was a ${kind} miss: wrong ${time}.`
    : `Questions ${LIST.format(orders)} were ${kind} misses: wrong ${time}.`;
}
