import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleBooking, sampleExtras } from "@/tests/support/pages/samples";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { RefundResult } from "./refund-result";

const by = { kind: "person", name: "Dilnoza Agent" } as const;
const event = (reason: string, at: string) => ({ from: "ticketed", to: "refunded", reason, at, by });

function open(events: ReturnType<typeof event>[]) {
  const refund = { amount: 1_000_000, penalty: 0, currency: "UZS" as const, at: "2026-11-20T09:00:00Z" };
  serve({ "GET /api/portal/bookings/b-1": () => sampleExtras({ refund, events }) });
  show(<RefundResult booking={sampleBooking({ status: "refunded" })} />);
}

it("tells a refund for the airline's change from one by the fare rules", async () => {
  open([event("settle_change", "2026-11-20T09:00:00Z"), event("refund", "2026-11-20T09:00:00Z")]);
  expect(await screen.findByText(/without a penalty because the airline changed the flights/)).toBeDefined();
});

it("names the fare rules where the change had been settled before", async () => {
  open([event("settle_change", "2026-11-19T09:00:00Z"), event("refund", "2026-11-20T09:00:00Z")]);
  expect(await screen.findByText(/^Refunded by the fare rules/)).toBeDefined();
});
