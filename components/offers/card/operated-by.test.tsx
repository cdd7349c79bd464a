import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleDirection } from "@/tests/support/pages/samples";
import { show } from "@/tests/support/pages/show";
import { DirectionDetails } from "./direction-details";
import { DirectionLine } from "./direction-line";

it.each([
  ["en", "Operated by SkyWest"],
  ["ru", "Выполняет SkyWest"],
  ["uz", "Parvozni SkyWest bajaradi"],
] as const)("says in %s who operates the flight of another carrier, at a glance and in detail", (locale, text) => {
  const direction = sampleDirection("TAS-IST", "2026-12-10");
  const operated = direction.segments.map((segment) => ({ ...segment, operating_airline: { code: null, title: "SkyWest" } }));
  show(<DirectionLine direction={{ ...direction, segments: operated }} />, locale);
  show(<DirectionDetails direction={{ ...direction, segments: operated }} label="" />, locale);
  expect(screen.getAllByText(text)).toHaveLength(2);
});

it("says nothing of a carrier that flies itself", () => {
  show(<DirectionLine direction={sampleDirection("TAS-IST", "2026-12-10")} />);
  expect(screen.queryByText(/Operated by/)).toBeNull();
});
