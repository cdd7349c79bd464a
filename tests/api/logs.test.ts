import { Writable } from "node:stream";
import { quickAddJob, runOnce, type Task } from "graphile-worker";
import pino from "pino";
import { beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { POST as addCallback } from "@/app/api/portal/callbacks/route";
import { POST as makeKey } from "@/app/api/portal/keys/route";
import { GET as readTrip } from "@/app/api/trip/[token]/route";
import { callbackEndpointSecret } from "@/lib/contracts/interface/callbacks";
import { newApiKey } from "@/lib/contracts/portal/keys";
import { envelope } from "@/lib/contracts/shared";
import { hashPassword } from "@/lib/crypto/password";
import { db } from "@/lib/db";
import { workerLogger } from "@/lib/jobs/worker-logger";
import { relayJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { findOffer, makeBody } from "@/tests/support/bookings/booking";
import { callOperation, type OperationAnswer } from "@/tests/support/call-operation";
import { becomePerson } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { startReceiver } from "@/tests/support/receiver";
import { workOff } from "@/tests/support/run/work-off";
import { makeWorld, type World } from "@/tests/support/world/world";

const { lines } = vi.hoisted(() => {
  const lines: string[] = [];
  return { lines };
});
// The product's own logger, into our hands, with everything that it ever says.
vi.mock("@/lib/log", async (original) => {
  const sink = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
  return { ...(await original<object>()), log: pino({ level: "trace" }, sink) };
});

const PASSWORD = "a-password-of-the-partner";
const REPETITION = "the-key-of-a-repetition";
const EMAIL = "owner@humo-sayohat.example";

let world: World;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  await becomePerson(world.userId, { email: EMAIL });
  const admin = { passwordHash: await hashPassword(PASSWORD), role: "admin" } as const;
  await db().user.update({ where: { id: world.userId }, data: admin });
});

const holding = z.object({ id: z.string() });

async function jobPayloads(): Promise<string> {
  await relayJobs();
  return JSON.stringify(await db().$queryRaw`select payload, last_error from graphile_worker._private_jobs`);
}

test("a day of calls, refusals and callbacks leaves no personal data and no secret in the log or in jobs", async () => {
  const receiver = await startReceiver(200, 500, 500, 500);
  const as = { userId: world.userId, method: "POST" };
  const wantedKey = { name: "Robot", mode: "live", scopes: ["search", "book", "pay", "refund", "read"] };
  const { key } = envelope(newApiKey).parse(await (await callPortal(makeKey, { ...as, body: wantedKey })).json()).data;
  const wanted = { mode: "live", kind: "webhook", url: `${receiver.url}?token=in-the-url` };
  const { secret } = envelope(callbackEndpointSecret).parse(await (await callPortal(addCallback, { ...as, body: wanted })).json()).data;

  const signIn = (password: string) => callOperation("mint_token", { body: { email: EMAIL, password, access_type: "avia" } });
  const { token } = z.object({ token: z.string() }).parse((await signIn(PASSWORD)).data);
  const body = makeBody();
  const [passenger] = body.passengers;
  const { offerId } = await findOffer({ ...world, date: world.date(30), carrier: "TK" });
  const once = { "idempotency-key": REPETITION };
  const call = { params: { id: offerId }, credential: key, headers: once };
  const booked = await callOperation("create_booking", { ...call, body });
  const params = { id: holding.parse(booked.data).id };
  const jobs: string[] = [await jobPayloads()];
  const answers: OperationAnswer[] = [
    await signIn("wrong-password-typed"),
    await callOperation("check_balance", { credential: "pvz_a_wrong_credential_of_nobody" }),
    await callOperation("create_booking", { ...call, body: { ...body, payer_name: "Somebody Else" } }),
    await callOperation("create_booking", { params: { id: offerId }, credential: token, body }),
    await callOperation("create_booking", { params: { id: offerId }, credential: token, body: `{"payer_name":"${body.payer_name}` }),
    await callOperation("search_offers", { credential: token, query: { payer: body.payer_email } }),
    await callOperation("read_booking", { credential: token, params: { id: `${body.payer_email}` } }),
    await callOperation("pay_booking", { credential: key, params }),
    await callOperation("get_refund_amounts", { credential: token, params }),
  ];
  jobs.push(await jobPayloads());
  await workOff();
  jobs.push(await jobPayloads());
  answers.push(await callOperation("void_booking", { credential: key, params }));
  await workOff();
  expect(receiver.calls.length).toBeGreaterThan(1);
  // The log was listened to, and every kind of answer was among them.
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401, 404, 422]));
  expect(lines.length).toBeGreaterThan(5);

  const said = [...lines, ...jobs].join("\n");
  const never = [
    ...[key, token, secret, secret.slice(6), PASSWORD, "wrong-password-typed", "pvz_a_wrong_credential_of_nobody", "in-the-url"],
    ...[REPETITION, EMAIL, body.payer_email, body.payer_name, body.payer_tel],
    ...[passenger?.first_name, passenger?.last_name, passenger?.doc_number, passenger?.birthdate],
  ];
  const leaked = never.filter((text) => text !== undefined && said.toLowerCase().includes(text.toLowerCase()));
  expect(leaked).toEqual([]);
});

test("a job that fails says where, and not what the database quoted", async () => {
  lines.length = 0;
  const fail: Task = async () => db().$queryRaw`select ${EMAIL}::integer`;
  const connection = { connectionString: process.env.DATABASE_URL ?? "" };
  await quickAddJob(connection, "fail_with_quote", {}, { maxAttempts: 1 });
  await runOnce({ ...connection, taskList: { fail_with_quote: fail }, logger: workerLogger, noHandleSignals: true });
  const failure = lines.find((line) => line.includes("fail_with_quote") && line.includes('"trace"'));
  expect(failure).toContain("PrismaClientKnownRequestError");
  expect(lines.join()).not.toContain(EMAIL);
});

test("a path is logged by its words and ids, not by what else stands in it", async () => {
  lines.length = 0;
  const token = "Zx8-Secret_token_of_a_trip";
  await readTrip(new Request(`http://parvoz.test/api/trip/${token}?name=Karimov`), { params: Promise.resolve({ token }) });
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(["/api/trip/*"]);
  const id = "019a0000-0000-7000-8000-000000000000";
  await callOperation("read_booking", { params: { id }, credential: "pvz_a_wrong_credential_of_nobody" });
  expect(JSON.parse(lines.at(-1) ?? "").path).toBe(`/api/v1/booking/${id}`);
});
