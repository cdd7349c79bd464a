import fc from "fast-check";
import { expect, test } from "vitest";
import { MAP_SIZE, mercator } from "@/lib/domain/places/mercator";
import { type Camera, frame, pan, reveal, toScreen, zoomAt } from "./camera";

const size = { width: 600, height: 480 };
const places = fc.array(fc.tuple(fc.integer({ min: 0, max: MAP_SIZE }), fc.integer({ min: 1500, max: 6500 })), {
  minLength: 1,
  maxLength: 9,
});
const screen = fc.tuple(fc.integer({ min: 0, max: size.width }), fc.integer({ min: 0, max: size.height }));

function isInside({ x, y, scale }: Camera): boolean {
  const [halfWidth, halfHeight] = [size.width / 2 / scale, size.height / 2 / scale];
  const slack = 0.001;
  return x - halfWidth > -slack && x + halfWidth < MAP_SIZE + slack && y - halfHeight > -slack && y + halfHeight < MAP_SIZE + slack;
}

test("the equator and Greenwich are in the middle, north is up", () => {
  expect(mercator({ latitude: 0, longitude: 0 })).toEqual([MAP_SIZE / 2, MAP_SIZE / 2]);
  const [x, y] = mercator({ latitude: 41.3, longitude: 69.3 });
  expect([Math.round(x), Math.round(y)]).toEqual([5673, 3062]);
});

test("all places that are asked for are in sight", () => {
  fc.assert(
    fc.property(places, (points) => {
      const camera = frame(points, size);
      for (const point of points) {
        const [x, y] = toScreen(point, camera, size);
        expect(x >= -0.001 && x <= size.width + 0.001 && y >= -0.001 && y <= size.height + 0.001).toBe(true);
      }
    }),
  );
});

test("no step leaves the map, and zooming in keeps what is under the pointer where it is", () => {
  fc.assert(
    fc.property(places, screen, fc.double({ min: 0.2, max: 5, noNaN: true }), screen, (points, at, factor, by) => {
      const camera = frame(points, size);
      const zoomed = zoomAt(camera, factor, at, size);
      expect(isInside(zoomed)).toBe(true);
      expect(isInside(pan(zoomed, by, size))).toBe(true);
      if (factor < 1) return;
      const under = [(at[0] - 300) / camera.scale + camera.x, (at[1] - 240) / camera.scale + camera.y] as const;
      const [x, y] = toScreen(under, zoomed, size);
      expect([x - at[0], y - at[1]]).toEqual([expect.closeTo(0, 3), expect.closeTo(0, 3)]);
    }),
  );
});

test("a place out of sight comes into it, one in sight moves nothing", () => {
  const camera = zoomAt(frame([[4000, 3000]], size), 0.5, [300, 240], size);
  expect(reveal(camera, [4000, 3000], size)).toEqual(camera);
  const [x, y] = toScreen([5000, 3000], reveal(camera, [5000, 3000], size), size);
  expect([Math.round(x), Math.round(y)]).toEqual([544, 240]);
});
