import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { type Booking, createdBooking, payment } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import type { Hand } from "../../support/pages/hand";
import { untilStatus } from "../../support/pages/wait";
import { test } from "../../support/pages/watched";
import { findBooking, openPart, openWaitingRequest, sayWhy, type Task, walk } from "../../support/pages/week";
import { refuseMessage } from "../../support/product/database";
import { FIRST_AGENT, inDays, Partner, searchPath } from "../../support/product/partner";
import { bookingOf, makePerson } from "../../support/product/people";
import { findRefundable, makeRequest, makeTicketed } from "../../support/product/ticketed";
import { AT_NIGHT } from "../../support/when";

/** What the tasks are done to: a booking of its own each, so that none hangs on another. */
interface Things {
  requested: Booking;
  held: string;
  unpaid: string;
  voided: string;
  refunded: string;
  moved: string;
  parted: string;
}

/** Opens an act of a booking's page. */
async function openAct(page: Page, hand: Hand, number: string, act: string): Promise<void> {
  await findBooking(page, hand, number);
  await hand.click(page.getByRole("region", { name: "Do for the agency" }).getByRole("button", { name: act }));
}

const doAct =
  (number: string, act: string): Task =>
  async (page, hand) => {
    await openAct(page, hand, number, act);
    await sayWhy(page, hand, act);
    await expect(page.getByText("Done. The agency is told.").first()).toBeVisible();
  };

const tasksOf = ({ requested, held, unpaid, voided, refunded, moved, parted }: Things): Record<string, Task> => ({
  "5 ask the agent about a request": async (page, hand) => {
    await openWaitingRequest(page, hand, requested.booking_number);
    await hand.type(page.getByRole("textbox", { name: "Message" }), "Please attach the doctor’s note.");
    await hand.click(page.getByRole("button", { name: "Send" }));
    await expect(page.getByText("Please attach the doctor’s note.").locator("visible=true").first()).toBeVisible();
  },
  "6 a refused message": async (page, hand) => {
    await openPart(page, hand, "Messages");
    await hand.click(page.getByRole("button", { name: "Needs nothing more" }).first());
  },
  "8 void": doAct(voided, "Void: full refund"),
  "8 refund by the rules": doAct(refunded, "Refund by the rules"),
  "8 cancel": doAct(unpaid, "Cancel the booking"),
  "10 correct a name": async (page, hand) => {
    await openAct(page, hand, held, "Correct a name");
    const surname = page.getByRole("textbox", { name: "Surname" });
    await hand.type(surname, `${(await surname.inputValue()).slice(0, -1)}A`);
    await sayWhy(page, hand, "Correct a name");
  },
  "11 send documents again": doAct(parted, "Send documents again"),
  "12 a note of the house": async (page, hand) => {
    await findBooking(page, hand, held);
    await hand.type(page.getByRole("textbox", { name: "New note" }), "Calls at noon.");
    await hand.click(page.getByRole("button", { name: "Add", exact: true }));
    await expect(page.getByRole("listitem").filter({ hasText: "Calls at noon." })).toBeVisible();
  },
  "13 move to another flight": async (page, hand) => {
    await openAct(page, hand, moved, "Move to another flight");
    await hand.click(page.getByRole("dialog").getByRole("radiogroup").locator("label").first());
    await sayWhy(page, hand, "Move to another flight");
  },
  "14 refund a part": async (page, hand) => {
    await openAct(page, hand, parted, "Refund a part");
    await hand.click(page.getByRole("dialog").getByRole("group", { name: "Passengers" }).locator("label").first());
    await sayWhy(page, hand, "Refund a part");
  },
  "15 as its agency sees it": async (page, hand) => {
    await findBooking(page, hand, moved);
    await hand.click(page.getByRole("link", { name: "As the agency sees it" }));
    await expect(page.getByText(/^As .+ sees it$/).first()).toBeVisible();
  },
});

async function makeHeld(partner: Partner, days: number): Promise<string> {
  const offers = await partner.ok("GET", searchPath({ depart: inDays(days) }), z.array(offer));
  const regular = offers.find(({ flight_type }) => flight_type === "regular");
  const path = `/api/v1/offers/${encodeURIComponent(regular?.id ?? "")}/booking`;
  return (await partner.ok("POST", path, createdBooking, { body: bookingOf([makePerson("adt")]) })).booking_number;
}

/** Two adults on a refundable fare, paid and ticketed. */
async function makePair(partner: Partner): Promise<string> {
  const { id: offerId } = await findRefundable(partner, 64, { adults: 2 });
  const body = bookingOf([makePerson("adt"), makePerson("adt")]);
  const { id } = await partner.ok("POST", `/api/v1/offers/${encodeURIComponent(offerId)}/booking`, createdBooking, { body });
  await partner.ok("POST", `/api/v1/booking/${id}/payment`, payment, { body: {} });
  return (await untilStatus(partner, id, "ticketed")).booking_number;
}

async function makeThings(): Promise<Things> {
  const partner = await Partner.signIn(FIRST_AGENT);
  await refuseMessage();
  return {
    requested: await makeRequest(partner),
    held: await makeHeld(partner, 66),
    unpaid: await makeHeld(partner, 67),
    voided: (await makeTicketed(partner, 61)).booking_number,
    refunded: (await makeTicketed(partner, 62)).booking_number,
    moved: (await makeTicketed(partner, 63)).booking_number,
    parted: await makePair(partner),
  };
}

test("what a week asks for in bookings is done on their pages, in few clicks from Today", AT_NIGHT, async ({ page }) => {
  test.slow();
  await walk(page, tasksOf(await makeThings()));
});
