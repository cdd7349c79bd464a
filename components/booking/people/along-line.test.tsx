import { cleanup, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { sampleBooking } from "@/tests/support/pages/samples";
import { show } from "@/tests/support/pages/show";
import { dropDraft, keepDraft } from "../form/form-draft";
import { AlongLine } from "./along-line";
import { fieldsAgain } from "./repeat-search";

const booking = sampleBooking();
const TEXT = "The booking form will be filled with the passengers of an earlier booking.";

function take(change: { along?: string; at?: number } = {}) {
  const taken = { owner: "u-1", choice: booking.id, along: booking.id, waiting: [], at: Date.now(), fields: fieldsAgain(booking) };
  keepDraft(window.sessionStorage, { ...taken, price: { amount: 1, currency: "UZS" }, ...change });
}

beforeEach(() => window.sessionStorage.clear());

/** Whether a search with the booking in its address says so. */
function isSaid(agentId = "u-1"): boolean {
  cleanup();
  show(<AlongLine bookingId={booking.id} agentId={agentId} withoutThem="/?from=TAS" />);
  return screen.queryByText(TEXT) !== null;
}

it("says whom the form will be filled with, and leads to the same search without them", () => {
  take();
  expect(isSaid()).toBe(true);
  expect(screen.getByRole("link", { name: "Search without them" }).getAttribute("href")).toBe("/?from=TAS");
});

it("says nothing where the tab no longer keeps them, or never did", () => {
  expect(isSaid()).toBe(false);
  take({ at: Date.now() - 2 * 3_600_000 });
  expect(isSaid()).toBe(false);
  take({ along: "" });
  expect(isSaid()).toBe(false);
  take();
  expect(isSaid("u-2")).toBe(false);
  take();
  dropDraft(window.sessionStorage);
  expect(isSaid()).toBe(false);
});
