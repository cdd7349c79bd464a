import { MAP_SIZE } from "@/lib/domain/places/mercator";

/** Width and height of what is looked at, pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The part of the map that is in sight: what stands in the middle, in units of the map, and pixels of a unit. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export type Point = readonly [x: number, y: number];

/** Nearer, the coast would be drawn of straight lines. */
const MOST_SCALE = 1.6;
/** Around places that are to be in sight, pixels: a price stands beside its place. */
const MARGIN = 56;

/** Place of a map point on the screen, pixels from the upper left corner. */
export function toScreen([x, y]: Point, camera: Camera, { width, height }: Size): Point {
  return [(x - camera.x) * camera.scale + width / 2, (y - camera.y) * camera.scale + height / 2];
}

/** Moves what is seen by so many pixels. */
export function pan(camera: Camera, [dx, dy]: Point, size: Size): Camera {
  return within({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }, size);
}

/** Makes everything larger by a factor; what is at a point of the screen stays there. */
export function zoomAt(camera: Camera, factor: number, [px, py]: Point, size: Size): Camera {
  const scale = between(camera.scale * factor, leastScale(size), MOST_SCALE);
  const [dx, dy] = [px - size.width / 2, py - size.height / 2];
  return within({ x: camera.x + dx / camera.scale - dx / scale, y: camera.y + dy / camera.scale - dy / scale, scale }, size);
}

/** Shows all of some places, as near as they allow. */
export function frame(points: readonly Point[], size: Size): Camera {
  if (points.length === 0) return within({ x: MAP_SIZE / 2, y: MAP_SIZE / 2, scale: 0 }, size);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (pixels: number) => Math.max(pixels - 2 * MARGIN, 1);
  const scale = Math.min(room(size.width) / Math.max(right - left, 1), room(size.height) / Math.max(bottom - top, 1), MOST_SCALE / 2);
  return within({ x: (left + right) / 2, y: (top + bottom) / 2, scale }, size);
}

/** Moves no further than needed for a point to be in sight. */
export function reveal(camera: Camera, point: Point, size: Size): Camera {
  const [x, y] = toScreen(point, camera, size);
  const away = (at: number, length: number) => at - between(at, Math.min(MARGIN, length / 2), Math.max(length - MARGIN, length / 2));
  return pan(camera, [-away(x, size.width), -away(y, size.height)], size);
}

/** Nothing but the map is ever in sight, as far as it is large enough. */
function within({ x, y, scale: asked }: Camera, size: Size): Camera {
  const scale = between(asked, leastScale(size), MOST_SCALE);
  const [halfWidth, halfHeight] = [size.width / 2 / scale, size.height / 2 / scale];
  return { x: between(x, halfWidth, MAP_SIZE - halfWidth), y: between(y, halfHeight, MAP_SIZE - halfHeight), scale };
}

function leastScale({ width, height }: Size): number {
  return Math.max(width, height, 1) / MAP_SIZE;
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
