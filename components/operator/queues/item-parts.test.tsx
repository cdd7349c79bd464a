import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { QueueItem } from "@/lib/contracts/operator/queues";
import { show } from "@/tests/support/pages/show";
import { ABOUT_ITEM } from "./item-parts";

const ITEM: QueueItem = {
  ...{ subject: "p-1", due: null, since: null, assigned: null, snoozed: null, agency: null, mode: "live", passengers: 1 },
  ...{ booking: { id: "b-1", number: "KT7Q2M" }, directions: [], amount: { amount: 5, currency: "UZS" }, refund: null },
  ...{ change: null, departure: null, oversale: null, list: null, thing: null, mail: null, numbers: null, upload: null },
  proposal: { kind: "refund", reason: "Booked twice", by: "Zarina" },
};

it("tells proposals to give money back apart by the booking, which it leads to, and by why", () => {
  const About = ABOUT_ITEM.proposals;
  show(<About item={ITEM} />);
  expect(screen.getByRole("link", { name: "KT7Q2M" }).getAttribute("href")).toBe("/operator/bookings/b-1");
  expect(screen.getByText("Booked twice")).toBeDefined();
});

it("says of a file why it waits: that its plan has ended, and when it was to be applied", () => {
  const About = ABOUT_ITEM.uploads;
  const thing = { name: "fares.csv", said: ["Zarina"] };
  show(<About item={{ ...ITEM, thing, upload: { stands: "failed", publish_at: "2026-12-01T19:00:00.000Z" } }} />);
  for (const text of [/the service could not apply it/, /planned for .*2 Dec/, "Zarina"]) expect(screen.getByText(text)).toBeDefined();
});
