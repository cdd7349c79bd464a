import type { Point, Size } from "./camera";

/** What wants to stand on the map: a text as wide as it is, above its place. */
export interface Label {
  id: string;
  at: Point;
  width: number;
}

/** Of a label, pixels, and what stays free around it: fingers need 24 pixels for themselves. */
export const LABEL_HEIGHT = 26;
/** Pixels from a place up to the middle of its label. */
export const LABEL_RISE = 20;
const GAP = 3;
/** The buttons of the map stand in its upper right corner, pixels. */
const CONTROLS = { width: 56, height: 148 };
/** Around the point of the origin its ring, and beneath it its name, pixels. */
const HOME = { halfWidth: 36, above: 8, below: 26 };

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Which labels have room, the first ones first: none covers another or the name of the origin, and all are whole. The others are shown as points.
 * @param home where the origin is; null where it is on no map
 * @returns their ids
 */
export function labelsWithRoom(labels: readonly Label[], size: Size, home: Point | null): Set<string> {
  const taken: Box[] = [{ left: size.width - CONTROLS.width, top: 0, right: size.width, bottom: CONTROLS.height }];
  if (home) taken.push(homeBox(home));
  const shown = new Set<string>();
  for (const { id, at, width } of labels) {
    const box = boxOf(at, width);
    if (!isWhole(box, size) || taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    shown.add(id);
  }
  return shown;
}

function boxOf([x, y]: Point, width: number): Box {
  const middle = y - LABEL_RISE;
  const [halfWidth, halfHeight] = [width / 2 + GAP, LABEL_HEIGHT / 2 + GAP];
  return { left: x - halfWidth, right: x + halfWidth, top: middle - halfHeight, bottom: middle + halfHeight };
}

function homeBox([x, y]: Point): Box {
  return { left: x - HOME.halfWidth, right: x + HOME.halfWidth, top: y - HOME.above, bottom: y + HOME.below };
}

function isWhole({ left, top, right, bottom }: Box, { width, height }: Size): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The keys that lead from one label to the next. */
export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const WAYS: Readonly<Record<Arrow, Point>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function isArrow(key: string): key is Arrow {
  return key in WAYS;
}

/** The way of an arrow on the screen. */
export function wayOf(arrow: Arrow): Point {
  return WAYS[arrow];
}

/** The nearest label in the direction of an arrow, within half a right angle of it; null where there is none. */
export function nextLabel(labels: readonly Label[], from: Point, arrow: Arrow): Label | null {
  const [wayX, wayY] = WAYS[arrow];
  const ahead = labels.flatMap((label) => {
    const [dx, dy] = [label.at[0] - from[0], label.at[1] - from[1]];
    const along = dx * wayX + dy * wayY;
    const aside = Math.abs(dx * wayY) + Math.abs(dy * wayX);
    return along > 0 && aside <= along ? [{ label, distance: Math.hypot(dx, dy) }] : [];
  });
  return ahead.sort((left, right) => left.distance - right.distance)[0]?.label ?? null;
}
