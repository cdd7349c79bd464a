import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PlaceOption } from "@/lib/contracts/portal/places";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { ScheduleForm } from "./schedule-form";

const place = (code: string, city: string): PlaceOption => ({ code, kind: "city", name: city, city, country: "Uzbekistan" });
const PLACES = [place("TAS", "Tashkent"), place("TMJ", "Termez")];

it.each([
  ["To", { from: "TAS", to: "" }],
  ["From", { from: "", to: "TAS" }],
] as const)("suggests the other end last in %s", async (name, ends) => {
  serve({
    "GET /api/portal/places": ({ query }) => PLACES.filter(({ code }) => code.startsWith((query.get("q") ?? "").toUpperCase())),
  });
  const filter = { ...ends, since: "2026-12-01", until: "2026-12-07", view: "list" } as const;
  const person = show(<ScheduleForm filter={filter} today="2026-11-26" onApply={() => undefined} />);
  await person.type(screen.getByRole("combobox", { name }), "t");
  const codes = () => screen.getAllByRole("option").map(({ textContent }) => textContent?.slice(-3));
  await waitFor(() => expect(codes()).toEqual(["TMJ", "TAS"]));
});
