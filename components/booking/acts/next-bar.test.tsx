import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { sampleBooking, sampleChange, sampleExtras } from "@/tests/support/pages/samples";
import { held, refuse, serve, timesCalled } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { NextBar } from "./next-bar";

const EXTEND = "POST /api/v1/booking/b-1/extend-hold";
const EXTRAS = "GET /api/portal/bookings/b-1";
const longer = (longer_hold: PortalBooking["longer_hold"]) => ({ [EXTRAS]: () => sampleExtras({ longer_hold }) });

const longerButton = () => screen.getByRole("button", { name: "Hold the seats longer" });

function open() {
  const booking = sampleBooking({ id: "b-1", status: "booked", expire: "2099-12-01 10:00:00" });
  return show(<NextBar booking={booking} />);
}

it("asks the carrier to hold the seats longer, once it is confirmed", async () => {
  const asked = serve({ ...longer("asked"), [EXTEND]: () => sampleBooking({ id: "b-1", status: "booked" }) });
  const person = open();
  await waitFor(() => expect(longerButton()).toHaveProperty("disabled", false));
  await person.click(longerButton());
  await person.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Ask for it" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(timesCalled(asked, EXTEND)).toBe(1);
});

it("says why the carrier does not", async () => {
  serve({ ...longer("asked"), [EXTEND]: () => refuse({ status: 409, error_code: 100483, message: "It was extended twice." }) });
  const person = open();
  await waitFor(() => expect(longerButton()).toHaveProperty("disabled", false));
  await person.click(longerButton());
  const question = await screen.findByRole("alertdialog");
  await person.click(within(question).getByRole("button", { name: "Ask for it" }));
  expect(await within(question).findByText("It was extended twice.")).toBeDefined();
});

it.each([
  ["never", "The airline does not hold these seats longer."],
  ["spent", "The seats are held for as long as the airline allows."],
] as const)("does not offer to hold seats longer in vain: %s", async (outlook, text) => {
  serve(longer(outlook));
  open();
  expect(await screen.findByText(text)).toBeDefined();
  expect(longerButton()).toHaveProperty("disabled", true);
});

it("keeps the place to hold seats longer shut until it is known whether they may be", async () => {
  const extras = held<PortalBooking>();
  serve({ [EXTRAS]: extras.answer });
  open();
  expect(longerButton()).toHaveProperty("disabled", true);
  extras.give(sampleExtras({ longer_hold: "asked" }));
  await waitFor(() => expect(longerButton()).toHaveProperty("disabled", false));
});

it("offers to hold seats longer where nothing could be read of it: the service refuses it anyway", async () => {
  serve({ [EXTRAS]: () => refuse({ status: 403 }) });
  open();
  await waitFor(() => expect(longerButton()).toHaveProperty("disabled", false));
});

it.each([
  ["ticketed", "The tickets are issued and the receipts are ready.", "Write to the customer"],
  ["paid", "The airline is issuing the tickets", null],
  ["refundauthorized", "The airline cancelled this flight", "Get 1,000,000 UZS back"],
  ["cancelled", null, null],
] as const)("says of a booking that is %s how it stands, with its next act", async (status, text, act) => {
  serve({ "GET /api/portal/bookings/b-1": () => sampleExtras() });
  show(<NextBar booking={sampleBooking({ id: "b-1", status })} />);
  if (text) expect(screen.getByText(text)).toBeDefined();
  if (act) expect((await screen.findByRole("button", { name: new RegExp(act.replaceAll(" ", "\\s")) })).className).toContain("bg-accent");
  else expect(document.querySelector(".bg-accent")).toBeNull();
});

it("leads to the airline's change before anything else", () => {
  serve({ "GET /api/portal/bookings/b-1": () => sampleExtras() });
  show(<NextBar booking={sampleBooking({ id: "b-1", status: "booked", schedule_changes: [sampleChange({ state: "open" })] })} />);
  expect(screen.getByRole("link", { name: "Answer" }).getAttribute("href")).toBe("#change");
  expect(screen.queryByRole("button", { name: /Pay/ })).toBeNull();
});
