import { expect, test } from "vitest";
import { emissionsOf } from "./emissions";

test.each([
  // 4,000 km × 0.06926 and 0.11704; business takes up more of the cabin.
  ["a long flight", { km: 4_000, isDomestic: false, cabin: "E" }, { direct: 277, withForcing: 468.2 }],
  ["the same in business", { km: 4_000, isDomestic: false, cabin: "B" }, { direct: 803.3, withForcing: 1_357.6 }],
  ["the longest short flight", { km: 3_699.9, isDomestic: false, cabin: "E" }, { direct: 275.1, withForcing: 465.3 }],
  ["the shortest long flight", { km: 3_700, isDomestic: false, cabin: "E" }, { direct: 256.3, withForcing: 433 }],
  ["a short flight in business", { km: 1_000, isDomestic: false, cabin: "B" }, { direct: 111.5, withForcing: 188.6 }],
  ["a domestic flight, however long", { km: 5_000, isDomestic: true, cabin: "E" }, { direct: 677.6, withForcing: 1_146.4 }],
] as const)("%s emits by the published factors", (_, flown, expected) => {
  expect(emissionsOf(flown)).toEqual(expected);
});
