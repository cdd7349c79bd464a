import { queryOptions } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PlaceOption } from "@/lib/contracts/portal/places";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { WorkFilters } from "./work-filters";

const place = (code: string, city: string): PlaceOption => ({ code, kind: "city", name: city, city, country: "Uzbekistan" });
const PLACES = [place("TAS", "Tashkent"), place("TMJ", "Termez")];

const CHOICES = queryOptions({
  queryKey: ["choices"],
  queryFn: () => ({ agents: [], sellers: [], carriers: [{ code: "HY", title: "Uzbekistan Airways" }] }),
});

function open() {
  serve({
    "GET /api/portal/places": ({ query }) => PLACES.filter(({ code }) => code.startsWith((query.get("q") ?? "").toUpperCase())),
  });
  return show(<WorkFilters filter={{ from: "TAS" }} onChange={() => undefined} actions={null} choices={CHOICES} />);
}

it("names carriers, as the schedule does", async () => {
  const person = open();
  await person.click(screen.getByRole("button", { name: /Airline/ }));
  expect(await screen.findByRole("option", { name: "Uzbekistan Airways (HY)" })).toBeDefined();
});

it("suggests the place where a journey begins as the last one where it may end", async () => {
  const person = open();
  await person.type(screen.getByRole("combobox", { name: "To" }), "t");
  await waitFor(() => expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["TermezTMJ", "TashkentTAS"]));
});
