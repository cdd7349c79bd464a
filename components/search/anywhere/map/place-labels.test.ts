import { expect, test } from "vitest";
import { labelsWithRoom, nextLabel } from "./place-labels";

const size = { width: 600, height: 400 };

test("the first of several labels that would cover each other is shown, and none that the edge or the buttons of the map cut", () => {
  const labels = [
    { id: "IST", at: [300, 200], width: 80 },
    { id: "SAW", at: [330, 205], width: 80 },
    { id: "ESB", at: [390, 200], width: 80 },
    { id: "LON", at: [20, 200], width: 80 },
    { id: "LED", at: [300, 20], width: 80 },
    { id: "KHV", at: [540, 120], width: 80 },
  ] as const;
  expect([...labelsWithRoom(labels, size, null)]).toEqual(["IST", "ESB"]);
  // Ankara's would lie over the name of an origin above it.
  expect([...labelsWithRoom(labels, size, [390, 165])]).toEqual(["IST"]);
});

test("an arrow leads to the nearest label on its side", () => {
  const labels = [
    { id: "west", at: [100, 100], width: 80 },
    { id: "east", at: [300, 110], width: 80 },
    { id: "far east", at: [500, 100], width: 80 },
    { id: "south", at: [210, 300], width: 80 },
  ] as const;
  expect(nextLabel(labels, [200, 100], "ArrowRight")?.id).toBe("east");
  expect(nextLabel(labels, [200, 100], "ArrowLeft")?.id).toBe("west");
  expect(nextLabel(labels, [200, 100], "ArrowDown")?.id).toBe("south");
  expect(nextLabel(labels, [200, 100], "ArrowUp")).toBeNull();
});
