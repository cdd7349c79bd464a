import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleDirection } from "@/tests/support/pages/samples";
import { show } from "@/tests/support/pages/show";
import { SegmentRow } from "./segment-row";

it.each([
  ["en", "Operated by SkyWest"],
  ["ru", "Выполняет SkyWest"],
  ["uz", "Parvozni SkyWest bajaradi"],
] as const)("says in %s who operates the flight of another carrier", (locale, text) => {
  const direction = sampleDirection("TAS-IST", "2026-12-10");
  const operated = direction.segments.map((segment) => ({ ...segment, operating_airline: { code: null, title: "SkyWest" } }));
  for (const segment of operated) show(<SegmentRow segment={segment} />, locale);
  expect(screen.getByText(text)).toBeDefined();
});
