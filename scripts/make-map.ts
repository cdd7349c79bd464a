// Draws the land for the map of destinations. The source is no dependency:
//   npm pack world-atlas@2 && tar xzf world-atlas-2*.tgz && node --import tsx scripts/make-map.ts package/land-50m.json
// Natural Earth, public domain, in TopoJSON; see docs/reference-data.md.
import fs from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { MAP_SIZE, mercator } from "@/lib/domain/places/mercator";

const OUTPUT = "public/map/land.json";
/** Of Antarctica nothing is drawn: nobody flies there, and on this projection it is half the land. */
const SOUTHERN_END = mercator({ latitude: -60, longitude: 0 })[1];
/** Of the map's units: what is nearer to a line than this is left out of it, and islands that are smaller are left out whole. */
const TOLERANCE = 1.8;
const SMALLEST_AREA = 14;

type Point = readonly [x: number, y: number];

const topology = z.object({
  transform: z.object({ scale: z.tuple([z.number(), z.number()]), translate: z.tuple([z.number(), z.number()]) }),
  arcs: z.array(z.array(z.tuple([z.number(), z.number()]))),
  objects: z.object({
    land: z.object({ geometries: z.array(z.object({ type: z.literal("MultiPolygon"), arcs: z.array(z.array(z.array(z.int()))) })) }),
  }),
});
type Topology = z.infer<typeof topology>;

/** Arcs are steps from point to point in a grid of whole numbers. */
function decode({ arcs, transform }: Topology): Point[][] {
  const { scale, translate } = transform;
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return mercator({ longitude: x * scale[0] + translate[0], latitude: y * scale[1] + translate[1] });
    });
  });
}

/** A ring of arcs; one that is named by its complement is gone over backwards. */
function join(ring: readonly number[], arcs: readonly Point[][]): Point[] {
  return ring.flatMap((index) => {
    const arc = index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []);
    return arc.slice(0, -1);
  });
}

/** The algorithm of Ramer, Douglas and Peucker. */
function simplify(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points[points.length - 1]];
  if (!first || !last || points.length < 3) return [...points];
  let [furthest, most] = [0, 0];
  for (const [index, point] of points.entries()) {
    const away = distanceToLine(point, first, last);
    if (away > most) [furthest, most] = [index, away];
  }
  if (most <= TOLERANCE) return [first, last];
  return [...simplify(points.slice(0, furthest + 1)).slice(0, -1), ...simplify(points.slice(furthest))];
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((y2 - y1) * x - (x2 - x1) * y + x2 * y1 - y2 * x1) / length;
}

/** A ring over the 180th meridian goes on beyond the map's edge, and is drawn once more from the other one. */
function unroll(ring: readonly Point[]): Point[][] {
  let shift = 0;
  const whole = ring.map(([x, y], index): Point => {
    const [before] = ring[index - 1] ?? [x];
    if (Math.abs(x - before) > MAP_SIZE / 2) shift += x < before ? MAP_SIZE : -MAP_SIZE;
    return [x + shift, y];
  });
  const moved = (by: number) => whole.map(([x, y]): Point => [x + by, y]);
  const over = [MAP_SIZE, -MAP_SIZE].filter((by) => whole.some(([x]) => x + by > 0 && x + by < MAP_SIZE));
  return [whole, ...over.map(moved)];
}

function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice / 2);
}

/** A closed subpath in whole units, by steps. */
function draw(ring: readonly Point[]): string {
  let [x, y] = [0, 0];
  const steps = ring.flatMap((point) => {
    const [dx, dy] = [Math.round(point[0]) - x, Math.round(point[1]) - y];
    if (dx === 0 && dy === 0) return [];
    [x, y] = [x + dx, y + dy];
    return [`${dx}${dy < 0 ? "" : " "}${dy}`];
  });
  return steps.length < 3 ? "" : `m${steps[0] ?? ""}l${steps.slice(1).join(" ")}z`;
}

function main(): void {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (!file) throw new Error("Name the file of world-atlas: land-50m.json");
  const read = topology.parse(JSON.parse(fs.readFileSync(file, "utf8")));
  const arcs = decode(read);
  const rings = read.objects.land.geometries.flatMap(({ arcs: polygons }) => polygons.flat());
  const drawn = rings
    .flatMap((ring) => unroll(join(ring, arcs)))
    .filter((ring) => areaOf(ring) >= SMALLEST_AREA && ring.some(([, y]) => y < SOUTHERN_END));
  // Each subpath begins where the page's origin is, so that it needs none of the others.
  const path = drawn
    .map((ring) => draw(simplify([...ring, ...ring.slice(0, 1)])))
    .filter((part) => part !== "")
    .map((part) => `M0 0${part}`)
    .join("");
  fs.writeFileSync(OUTPUT, `${JSON.stringify({ size: MAP_SIZE, path })}\n`);
  console.log(`${OUTPUT}: ${rings.length} rings, ${drawn.length} drawn, ${path.length} bytes`);
}

main();
