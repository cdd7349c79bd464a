import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { RefundRequestItem } from "@/lib/contracts/operator/operator";
import { show } from "@/tests/support/pages/show";
import { RouteText } from "./request-parts";

type Direction = RefundRequestItem["directions"][number];

function direction(from: string, to: string, date: string): Direction {
  const end = (city: string) => ({ airport: city.slice(0, 3).toUpperCase(), city, local: `${date} 08:00:00` });
  return { departure: end(from), arrival: end(to) };
}

it("does not take a journey to several cities for one that comes back", () => {
  const directions = [
    direction("Tashkent", "Istanbul", "2026-12-10"),
    direction("Istanbul", "London", "2026-12-12"),
    direction("London", "Tashkent", "2026-12-20"),
  ];
  show(<RouteText request={{ directions }} />);
  expect(screen.getByText("Tashkent → Istanbul → London → Tashkent")).toBeDefined();
  expect(screen.getByText(/^10.Dec.2026 – 20.Dec.2026$/)).toBeDefined();
});
