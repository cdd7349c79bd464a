import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { DeparturePage } from "@/lib/contracts/operator/departures/operator-flights";
import { address, router } from "@/tests/support/pages/navigation";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { DeparturesPage } from "./departures-page";
import { sampleItem } from "./testing";

const LIST = "GET /api/operator/departures";
const day = (change: Partial<DeparturePage> = {}): DeparturePage => ({
  ...{ items: [sampleItem()], page: 1, pages: 1, total: 1, sum: { capacity: 150, sold: 90, held: 6 }, unconfirmed: [] },
  ...change,
});

beforeEach(() => {
  Object.assign(address, { pathname: "/operator/flights", query: "date=2026-12-01&carrier=HY" });
});

it("lists a day with what is sold, and leads to the days beside it by the same filter", async () => {
  const asked = serve({ [LIST]: () => day() });
  show(<DeparturesPage />);
  expect(await screen.findByText("1 departure: 90 of 150 seats sold, 6 held")).toBeDefined();
  expect(screen.getAllByText("Due").length).toBeGreaterThan(0);
  expect(screen.getAllByText(/^64.% sold or held$/).length).toBeGreaterThan(0);
  expect(screen.getByRole("link", { name: "Previous day" }).getAttribute("href")).toBe("/operator/flights?date=2026-11-30&carrier=HY");
  expect(screen.getByRole("link", { name: "Next day" }).getAttribute("href")).toBe("/operator/flights?date=2026-12-02&carrier=HY");
  expect(asked[0]?.query.toString()).toBe("date=2026-12-01&carrier=HY");
});

it("takes a filter once its field is left, and leaves out what is no code", async () => {
  serve({ [LIST]: () => day() });
  const person = show(<DeparturesPage />);
  await person.type(screen.getByRole("searchbox", { name: "From" }), "tas{Enter}");
  await waitFor(() =>
    expect(router.replace).toHaveBeenCalledWith("/operator/flights?date=2026-12-01&carrier=HY&from=TAS", { scroll: false }),
  );
  router.replace.mockReset();
  await person.type(screen.getByRole("searchbox", { name: "To" }), "12{Enter}");
  expect(router.replace).not.toHaveBeenCalled();
});

it("names carriers that nobody has confirmed a way of, and says what helps where nothing fits", async () => {
  serve({ [LIST]: () => day({ items: [], total: 0, unconfirmed: ["C6", "QX"] }) });
  show(<DeparturesPage />);
  expect(await screen.findByText("Not on sale: C6, QX")).toBeDefined();
  expect(screen.getByRole("link", { name: "Declare" }).getAttribute("href")).toBe("/operator/flights/carriers");
  expect(screen.getByText("No departures")).toBeDefined();
});
