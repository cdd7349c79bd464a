import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { sampleWay } from "./testing";
import { WaysPage } from "./ways-page";

const WAYS = "GET /api/operator/passenger-list-ways";
const DECLARE = "POST /api/operator/passenger-list-ways";

it("offers to confirm what somebody else has declared, and not one's own", async () => {
  const waiting = { state: "waiting", confirmed: null, confirmed_by: null } as const;
  let ways = [sampleWay({ ...waiting, id: 4 }), sampleWay({ ...waiting, id: 5, carrier: "C6", is_own: true })];
  let missing = ["C6"];
  const asked = serve({
    [WAYS]: () => ({ ways, missing }),
    "POST /api/operator/passenger-list-ways/4/confirm": () => {
      ways = [sampleWay()];
      missing = [];
      return { ways, missing: [] };
    },
  });
  const person = show(<WaysPage />);
  expect(await screen.findByText("Not on sale for want of a way: C6")).toBeDefined();
  expect(screen.getAllByText("Somebody else has to confirm it.").length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { name: "Confirm C6…" })).toBeNull();
  const [confirm] = screen.getAllByRole("button", { name: "Confirm HY…" });
  if (confirm) await person.click(confirm);
  await person.click(screen.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(screen.queryByText("Not on sale for want of a way: C6")).toBeNull());
  expect(asked.some(({ call }) => call.endsWith("/4/confirm"))).toBe(true);
});

it("declares a way once everything is right, and says what is not", async () => {
  const asked = serve({ [WAYS]: () => ({ ways: [], missing: [] }), [DECLARE]: () => ({ ways: [], missing: [] }) });
  const person = show(<WaysPage />);
  expect(await screen.findByText("No way is declared")).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Declare a way…" }));
  await person.type(screen.getByRole("textbox", { name: "Carrier’s code" }), "hy");
  await person.click(screen.getByRole("button", { name: "Declare" }));
  expect(screen.getByText("Write at least one e-mail address, each on a line of its own.")).toBeDefined();
  await person.type(screen.getByRole("textbox", { name: "E-mail addresses" }), "station@hy.example");
  await person.type(screen.getByRole("textbox", { name: "Why" }), "agreed");
  await person.click(screen.getByRole("button", { name: "Declare" }));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Carrier’s code" })).toBeNull());
  expect(asked.find(({ call }) => call === DECLARE)?.body).toEqual({
    ...{ carrier: "HY", way: "mail", addresses: ["station@hy.example"], offsets: [72, 24, 3], reason: "agreed" },
  });
});
