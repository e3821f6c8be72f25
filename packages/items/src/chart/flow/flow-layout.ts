import {
  BETWEEN,
  type Flow,
  type Track,
  trackPlaces,
  type Tracks,
  tracksOf,
} from "./flow-tracks.ts";
import { spread } from "../spread.ts";

/** A box by its extent along and across the flow. */
export interface FlowBox {
  readonly from: number;
  readonly to: number;
  readonly near: number;
  readonly far: number;
}

/** Where the boxes are, and where arrows that skip tracks pass between them. */
export interface FlowLayout extends Tracks {
  readonly places: readonly number[];
  readonly boxes: readonly FlowBox[];
  /** Positions across at which an arrow passes the tracks between its ends. */
  readonly passes: readonly (readonly number[])[];
  /** Where the whole layout ends across. */
  readonly end: number;
}

const START = 2;

interface Item {
  readonly key: number;
  readonly size: number;
  readonly node?: number;
  readonly arrow?: number;
}

export function layOut(form: Flow): FlowLayout {
  const all = tracksOf(form);
  const places = trackPlaces(form);
  const keys = keysOf(all.tracks, form.nodes.length);
  const items = all.tracks.map((track, t) =>
    itemsOf(form, track, t, { places, keys, pass: all.pass }),
  );
  const needs = items.map((own) => own.reduce((sum, { size }) => sum + size, 0));
  const end = all.isDown ? START + all.breadth : START + Math.max(all.breadth, ...needs);
  const boxes: FlowBox[] = [];
  const passes: number[][] = form.arrows.map(() => []);
  for (const [t, own] of items.entries()) {
    const wishes = own.map(({ key, size }) => ({ at: START + key * (end - START), size }));
    const middles = spread(wishes, START, end);
    for (const [k, { node, arrow, size }] of own.entries()) {
      const middle = middles[k]!;
      if (arrow !== undefined) passes[arrow]!.push(middle);
      if (node !== undefined) boxes[node] = boxAt(all.tracks[t]!, middle, size - BETWEEN);
    }
  }
  return { ...all, places, boxes, passes, end };
}

function boxAt({ from, to }: Track, middle: number, size: number): FlowBox {
  return { from, to, near: middle - size / 2, far: middle + size / 2 };
}

/** Where each box would like to be across, from 0 to 1. */
function keysOf(tracks: readonly Track[], count: number): number[] {
  const keys: number[] = Array.from({ length: count }, () => 0);
  for (const { nodes } of tracks)
    for (const [k, { node }] of nodes.entries()) keys[node] = (k + 0.5) / nodes.length;
  return keys;
}

interface Around {
  readonly places: readonly number[];
  readonly keys: readonly number[];
  readonly pass: number;
}

function itemsOf(form: Flow, { nodes }: Track, t: number, { places, keys, pass }: Around): Item[] {
  const boxes = nodes.map(({ node, size }) => ({ key: keys[node]!, size: size + BETWEEN, node }));
  const passing = form.arrows.flatMap(({ from, to }, arrow): Item[] => {
    const [start, end] = [places[from]!, places[to]!];
    if (!(start < t && t < end)) return [];
    const share = (t - start) / (end - start);
    const straight = keys[from]! + (keys[to]! - keys[from]!) * share;
    return [{ key: besideBoxes(straight, boxes), size: pass, arrow }];
  });
  return [...boxes, ...passing].toSorted((a, b) => a.key - b.key);
}

/** An arrow that would run through a box passes before it or, in the farther half, behind it. */
function besideBoxes(key: number, boxes: readonly Item[]): number {
  const away = 0.5 / boxes.length;
  const struck = boxes.find((box) => Math.abs(box.key - key) < away);
  if (!struck) return key;
  const isFarther = key === struck.key ? key > 0.5 : key > struck.key;
  return struck.key + (isFarther ? away : -away);
}
