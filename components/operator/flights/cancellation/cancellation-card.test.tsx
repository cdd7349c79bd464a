import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { HouseProvider } from "@/lib/client/house";
import type { CancellationItem, CancellationPreview } from "@/lib/contracts/operator/departures/cancellation";
import type { DepartureDetail } from "@/lib/contracts/operator/departures/operator-flights";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { sampleDetail } from "../testing";
import { CancellationCard } from "./cancellation-card";

const CANCELLATION = "/api/operator/departures/HY0271_2026-12-01_TASIST/cancellation";

const PREVIEW: CancellationPreview = {
  ...{ bookings: 61, passengers: 96, unpaid: 1, with_others: 2, begun: 0, by_hand: [] },
  sums: [{ agency: { code: "HUMO", name: "Humo Sayohat" }, currency: "UZS", bookings: 60, passengers: 90, back: 182_603_000 }],
};

const item = (change: Partial<CancellationItem> = {}): CancellationItem => ({
  ...{ id: 7, state: "waiting", reason: "no slot", preview: PREVIEW, is_own: false, progress: null },
  ...{ proposed: "2026-11-29T04:00:00.000Z", proposed_by: { kind: "operator", name: null }, confirmed: null, confirmed_by: null },
  ...change,
});

const card = (change: Partial<DepartureDetail>) =>
  show(
    <HouseProvider roles={["stock"]}>
      <CancellationCard departure={sampleDetail(change)} />
    </HouseProvider>,
  );

it("shows a second person what goes back before they confirm it, and has no such button for the first", async () => {
  const asked = serve({
    [`GET ${CANCELLATION}`]: () => ({ cancellation: item(), preview: PREVIEW }),
    [`POST ${CANCELLATION}/confirm`]: () => ({ cancellation: item({ state: "confirmed" }), preview: PREVIEW }),
  });
  const person = card({ cancellation: item() });
  await person.click(screen.getByRole("button", { name: "Confirm…" }));
  expect(await screen.findByText("What goes back, by what is booked now")).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Cancel and refund all" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel and refund all" })).toBeNull());
  expect(asked.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body)).toEqual([{ cancellation: 7 }]);
});

it("tells whoever has proposed it that somebody else confirms", () => {
  card({ cancellation: item({ is_own: true }) });
  expect(screen.getByText("Yours: somebody else confirms it.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Confirm…" })).toBeNull();
});

it("counts what is given back, and offers to try again what is not", () => {
  card({ state: "gone", cancellation: item({ state: "confirmed", progress: { refunded: 58, open: 3, otherwise: 1 } }) });
  expect(screen.getByRole("status").textContent).toBe("58 of 61 bookings given back.");
  expect(screen.getByRole("button", { name: "Try again…" })).toBeDefined();
});
