import { spawn } from "node:child_process";
import { once } from "node:events";
import { runOnce } from "graphile-worker";
import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { taskList } from "@/lib/jobs/task-list";
import { workerLogger } from "@/lib/jobs/worker-logger";
import { payBooking } from "@/lib/services/pay-booking";
import { bookJourney, seatsSold } from "./support/booking";
import { makeWorld, type World } from "./support/world";

let world: World;
beforeAll(async () => {
  // The worker acts by the real clock.
  world = await makeWorld({ now: new Date() });
});

async function workOff(): Promise<void> {
  await runOnce({ connectionString: process.env.DATABASE_URL ?? "", taskList, logger: workerLogger, noHandleSignals: true });
}

test("a paid booking is ticketed by the worker, and its receipts are made in three languages", async () => {
  const { partner, now } = world;
  const made = await bookJourney({ ...world, date: world.date(20), carrier: "TK" });
  await payBooking({ partnerId: partner.id, bookingId: made.id, actor: "partner:test", now });
  await workOff();
  const booking = await db().booking.findUniqueOrThrow({ where: { id: made.id }, include: { tickets: true, passengers: true } });
  expect(booking.status).toBe("ticketed");
  expect(booking.tickets.map(({ ticketNumber }) => ticketNumber)).toEqual([expect.stringMatching(/^\d{13}$/)]);
  const passengers = booking.passengers.map(({ id }) => id);
  expect(await db().receiptFile.count({ where: { passengerId: { in: passengers } } })).toBe(3);
});

test("an unpaid booking is cancelled by the worker at its moment, and another is left alone", async () => {
  const { now } = world;
  const date = world.date(21);
  const yesterday = new Date(now.getTime() - 25 * 3_600_000);
  const old = await bookJourney({ ...world, date, carrier: "TK", now: yesterday });
  const fresh = await bookJourney({ ...world, date, carrier: "TK" });
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
