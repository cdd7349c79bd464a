import { expect, it } from "vitest";
import { departureId, departureName, flightNameOf, legKeyOfDeparture } from "./departure-id";

it.each(["HY0271|2026-12-01|TASIST", "HY0051A|2026-12-01|TASSKD", "HY0271*|2026-12-01|TASIST"])(
  "%s is found again by its address",
  (key) => {
    expect(legKeyOfDeparture(departureId(key))).toBe(key);
  },
);

it.each(["", "HY271", "HY0271_2026-12-01_TAS", "HY0271_2026-12-01_TASIST_more", "HY0271_1.12.26_TASIST", "HY0271_2026-12-01_tasist"])(
  "“%s” is no departure",
  (id) => {
    expect(legKeyOfDeparture(id)).toBeNull();
  },
);

it("is named as people name it", () => {
  expect(flightNameOf("HY0051A|2026-12-01|TASSKD")).toBe("HY51A");
  expect(departureName("HY0271*|2026-12-01|TASIST")).toBe("HY271 2026-12-01 TAS");
});
