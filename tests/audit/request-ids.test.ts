import { EventEmitter } from "node:events";
import { Writable } from "node:stream";
import { runOnce, type WorkerEvents } from "graphile-worker";
import pino from "pino";
import { beforeAll, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { observeJobs } from "@/lib/jobs/observe-jobs";
import { taskList } from "@/lib/jobs/task-list";
import { workerLogger } from "@/lib/jobs/worker-logger";
import { beginRecord } from "@/lib/observability/request-records";
import { listAudit } from "@/lib/services/ground/audit/list-audit";
import { relayJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { createApiKey } from "@/lib/services/terms/partners/create-api-key";
import { findOffer, makeBody } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { addEndpoint } from "@/tests/support/callbacks";
import { startReceiver } from "@/tests/support/receiver";
import { makeWorld, type World } from "@/tests/support/world/world";

const { lines } = vi.hoisted(() => {
  const lines: string[] = [];
  return { lines };
});
vi.mock("@/lib/log", async (original) => {
  const sink = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
  return { ...(await original<object>()), log: pino({ level: "info" }, sink) };
});

let world: World;
let key: string;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  const { partner, userId, now } = world;
  const made = { partnerId: partner.id, userId, name: "Robot", mode: "live", scopes: ["search", "book", "pay", "read"], now } as const;
  key = (await createApiKey(made)).key;
});

/** Works off what is due, as a worker does that says so. */
async function work(): Promise<void> {
  const events: WorkerEvents = new EventEmitter();
  observeJobs(events);
  const connectionString = process.env.DATABASE_URL ?? "";
  // Paying leaves ticketing, which leaves receipts and a message, which leaves its delivery.
  for (let round = 0; round < 4; round++) {
    await relayJobs();
    await runOnce({ connectionString, taskList, logger: workerLogger, events, noHandleSignals: true });
  }
}

/** What a program asks with an id of its own, as the front door has given it; the record of its line in the log. */
async function ask(name: "create_booking" | "pay_booking" | "read_booking", id: string, requestId: string, body?: unknown) {
  const record = beginRecord(requestId, "api");
  const headers = { "x-request-id": requestId };
  const answer = await callOperation(name, { params: { id }, credential: key, headers, ...(body === undefined ? {} : { body }) });
  return { record, answer };
}

test("a booking is followed by its requests' ids from the line of the request to the partner's endpoint", async () => {
  const receiver = await startReceiver(500, 200);
  await addEndpoint({ partnerId: world.partner.id, url: receiver.url, now: new Date() });
  const { offerId } = await findOffer({ ...world, date: world.date(30), carrier: "TK" });
  const booked = await ask("create_booking", offerId, "request-that-booked", makeBody());
  expect(booked.answer.status).toBe(200);
  const bookingId = booked.record.bookingId ?? "";
  const paid = await ask("pay_booking", bookingId, "request-that-paid");
  expect([paid.answer.status, paid.record.bookingId]).toEqual([200, bookingId]);
  await work();

  const { items } = await listAudit({ partnerId: world.partner.id });
  const changes = items.filter(({ id }) => id.startsWith("booking-")).map(({ action, request_id }) => [action, request_id]);
  expect(changes).toEqual([
    ["issue_tickets", "request-that-paid"],
    ["pay", "request-that-paid"],
    ["book", "request-that-booked"],
  ]);
  const said = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "job");
  const jobsOf = (requestId: string) => new Set(said.filter((line) => line.requestId === requestId).map(({ task }) => task));
  expect(jobsOf("request-that-booked")).toEqual(new Set(["announce_event", "deliver_webhook"]));
  expect(jobsOf("request-that-paid")).toEqual(new Set(["announce_event", "deliver_webhook", "issue_tickets", "make_receipts"]));
  const told = receiver.calls.map(({ headers, body }) => [JSON.parse(body).type, headers["x-request-id"]]);
  expect(told.toSorted()).toEqual([
    ["booking.created", "request-that-booked"],
    ["booking.paid", "request-that-paid"],
    ["booking.ticketed", "request-that-paid"],
  ]);
  // The attempt after one that failed.
  const [later] = await db().$queryRaw<{ payload: { requestId?: string } }[]>`
    select payload from graphile_worker._private_jobs where run_at > now() + interval '2 seconds' and payload::jsonb ? 'deliveryId'`;
  expect(later?.payload.requestId).toMatch(/^request-that-/);
});

test("what stands in a path where an id belongs is not in the line of the request", async () => {
  const { record } = await ask("read_booking", "somebody@parvoz.example", "request-with-a-name");
  expect(record.bookingId).toBeNull();
});
