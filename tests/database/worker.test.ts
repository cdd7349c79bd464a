import { spawn } from "node:child_process";
import { once } from "node:events";
import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { sweepStuckBookings } from "@/lib/services/booking/life/sweep-stuck-bookings";
import { changeMailSettings } from "@/lib/services/channels/mail/mail-settings";
import { openPdf } from "@/lib/services/documents/receipts/receipt-pdf";
import { relayJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { book, bookJourney, findOffer, makeBody, seatsSold } from "@/tests/support/bookings/booking";
import { checkOffer } from "@/tests/support/offers/ask-offers";
import { readPdf } from "@/tests/support/pdf-text";
import { workOff } from "@/tests/support/run/work-off";
import { makeWorld, type World } from "@/tests/support/world/world";

const FAMILY = { adt: 1, chd: 1, inf: 1, ins: 0 };

let world: World;
beforeAll(async () => {
  // The worker acts by the real clock.
  world = await makeWorld({ now: new Date() });
});

test("a paid booking is ticketed by the worker, and its receipts are made in the customer's language alone", async () => {
  const { partner, now } = world;
  const made = await bookJourney({ ...world, date: world.date(20), carrier: "TK" });
  await payBooking({ partnerId: partner.id, bookingId: made.id, actor: "partner:test", now });
  await workOff();
  const booking = await db().booking.findUniqueOrThrow({ where: { id: made.id }, include: { tickets: true, passengers: true } });
  expect(booking.status).toBe("ticketed");
  expect(booking.tickets.map(({ ticketNumber }) => ticketNumber)).toEqual([expect.stringMatching(/^\d{13}$/)]);
  const passengers = booking.passengers.map(({ id }) => id);
  const files = await db().receiptFile.findMany({ where: { passengerId: { in: passengers } } });
  expect(files.map(({ passengerId, locale }) => [passengerId, locale])).toEqual(passengers.map((id) => [id, "uz"]));
});

test("the worker makes the receipts of passengers who have bought bags, priced with their bags", async () => {
  const { partner, now } = world;
  const { offerId } = await findOffer({ ...world, date: world.date(22), carrier: "TK", party: FAMILY });
  const checked = await checkOffer({ partner, now, locale: "en", offerId, withServices: true });
  const service = checked.additional_services?.find(({ passenger, piece }) => passenger === 1 && piece === 2);
  if (!service) throw new Error("no bags are for sale");
  const made = await book({ partner, now, offerId, body: { ...makeBody(FAMILY), additional_services: [service.id] } });
  expect(made.price.amount).toBe(checked.price.amount + service.price.amount);
  const settings = { confirmation: false, receipts: false, changes: false, refunds: false, locale: "en" } as const;
  await changeMailSettings({ partnerId: partner.id, locale: "en", settings, by: { actor: "test" }, now });
  await payBooking({ partnerId: partner.id, bookingId: made.id, actor: "partner:test", now });
  await workOff();
  const files = await db().receiptFile.findMany({ where: { passengerId: { in: made.passengers.map(({ key }) => key) } } });
  expect(files.map(({ locale }) => locale)).toEqual(made.passengers.map(() => "en"));
  const owner = files.find(({ passengerId }) => passengerId === made.passengers[1]?.key);
  expect((await readPdf(owner ? await openPdf(owner, owner.pdf) : new Uint8Array())).text).toMatch(
    /Extra baggage 2 × 23 kg, TAS–IST.*1,518,030/,
  );
  const failed = await db().$queryRaw<unknown[]>`select 1 from graphile_worker.jobs where last_error is not null`;
  expect(failed).toEqual([]);
});

test("the worker leaves the receipts of a booking alone that was voided before their turn", async () => {
  const { partner, now } = world;
  const made = await bookJourney({ ...world, date: world.date(23), carrier: "TK" });
  const address = { partnerId: partner.id, bookingId: made.id, actor: "partner:test", now };
  await payBooking(address);
  await issueTickets({ bookingId: made.id, now });
  await voidBooking(address);
  await workOff();
  await relayJobs();
  const left = await db().$queryRaw<unknown[]>`select 1 from graphile_worker.jobs where key = ${`receipts:${made.id}`}`;
  expect(left).toEqual([]);
  expect(await db().receiptFile.count({ where: { passengerId: { in: made.passengers.map(({ key }) => key) } } })).toBe(0);
});

test("an unpaid booking is cancelled by the worker at its moment, and another is left alone", async () => {
  const { now } = world;
  const date = world.date(21);
  const yesterday = new Date(now.getTime() - 25 * 3_600_000);
  const old = await bookJourney({ ...world, date, carrier: "TK", now: yesterday });
  const fresh = await bookJourney({ ...world, date, carrier: "TK" });
  // A minute before the moment, which by the real clock is an hour ago.
  await sweepStuckBookings({ now: new Date(now.getTime() - 61 * 60_000) });
  await workOff();
  const rows = await db().booking.findMany({ where: { id: { in: [old.id, fresh.id] } }, orderBy: { createdAt: "asc" } });
  expect(rows.map(({ status }) => status)).toEqual(["cancelled", "booked"]);
  expect(await seatsSold(`TK0371|${date}|TASIST`)).toBe(1);
});

test("the worker starts, says so, and ends on SIGTERM", async () => {
  const env = { ...process.env, LOG_LEVEL: "info" };
  const worker = spawn(process.execPath, ["--import", "tsx", "lib/jobs/worker.ts"], { env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  for await (const chunk of worker.stdout) {
    output += chunk;
    if (output.includes("the worker is ready") && !worker.killed) worker.kill("SIGTERM");
  }
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, "exit");
  expect(output).toContain("the worker is ready");
  expect([worker.exitCode, worker.signalCode]).toEqual([null, "SIGTERM"]);
});
