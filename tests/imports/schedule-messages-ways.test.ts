import fs from "node:fs";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import * as route from "@/app/api/operator/schedule-messages/route";
import { scheduleMessagesReport } from "@/lib/contracts/operator/schedule-messages";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { toSsimDate } from "@/lib/formats/ssim/ssim-date";
import { someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { listImports } from "@/lib/services/schedule/imports/read-imports";
import { readPerson } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { someFile } from "@/tests/support/run/files";
import { runHere } from "@/tests/support/run/run-here";
import { makePartner } from "@/tests/support/world/world";

// A daily flight of the next weeks, whenever the test runs.
const today = dayNumber(new Date().toISOString());
const [first, last, day] = [fromDayNumber(today), fromDayNumber(today + 60), fromDayNumber(today + 20)];
const date = toSsimDate(day);

let agent: string;
let operator: string;
beforeAll(async () => {
  agent = (await makePartner()).userId;
  operator = (await makePartner()).userId;
  await db().user.update({ where: { id: operator }, data: { role: "operator", houseRoles: ["administrator"] } });
});

beforeEach(async () => {
  await db().scheduleImport.deleteMany();
  await db().legInventory.deleteMany();
  const leg = someLeg({ carrier: "HY", flightNumber: 271, periodFrom: first, periodTo: last });
  const file = writeSsim({ carriers: [someCarrier([leg], { validFrom: first, validTo: last })], createdOn: first });
  await importSchedule({ files: [someFile("hy.ssim", file)], isKnownAirport: () => true, allowedLossPercent: 100 });
});

const cancel = `ASM\nLT\nCNL TECH\nHY271/${date}`;
const retime = `ASM\nLT\nTIM\nHY271/${date}\nTAS0900 IST1155`;

async function send(body: unknown, userId = operator) {
  const response = await callPortal(route.POST, { userId, method: "POST", body });
  return { status: response.status, answer: await response.json() };
}

async function answerOf(body: unknown) {
  const { status, answer } = await send(body);
  expect(status).toBe(200);
  return envelope(scheduleMessagesReport).parse(answer).data;
}

test("the back office sends messages, and sees what each touches before and after", async () => {
  await db().legInventory.create({
    data: { legKey: `HY0271|${day}|TASIST`, sold: Array.from({ length: 26 }, (_, index) => (index === 24 ? 3 : 0)) },
  });
  const dry = await answerOf({ text: retime, dry_run: true });
  expect(dry.messages).toMatchObject([
    { state: "applied", import: null, changes: [{ carrier: "HY", change: "retimed", dates: 1, seats: 3 }] },
  ]);
  expect(await db().scheduleImport.count({ where: { kind: "asm" } })).toBe(0);
  const text = `${retime}\n${cancel}\n${cancel}`;
  expect((await send({ text })).status).toBe(422);
  const sent = await answerOf({ text, reason: "The airline called" });
  expect(sent.messages.map(({ line, actions, state, problems }) => [line, actions, state, problems.map(({ problem }) => problem)])).toEqual(
    [
      [1, ["TIM HY271"], "applied", []],
      [6, ["CNL HY271"], "applied", []],
      [10, ["CNL HY271"], "rejected", ["not_operating"]],
    ],
  );
  const kept = await db().scheduleImport.findMany({ where: { kind: "asm" }, orderBy: { seq: "asc" } });
  expect(kept.map(({ id, actor }) => [id, actor])).toEqual(sent.messages.slice(0, 2).map((each) => [each.import, `operator:${operator}`]));
  const written = await db().auditEvent.findFirstOrThrow({ where: { action: "schedule_changed" }, orderBy: { id: "desc" } });
  expect(written).toMatchObject({ actor: `operator:${operator}`, detail: { reason: "The airline called" } });
  const { name } = await readPerson(operator);
  const { items } = await listImports({ page: 1 });
  expect(items.slice(0, 2).map(({ source, actor }) => [source, actor])).toEqual([
    ["CNL HY271", name],
    ["TIM HY271", name],
  ]);
});

test("mistakes come in the person's language, and others than the back office are turned away", async () => {
  expect((await answerOf({ text: "SALOM", reason: "A try" })).problems).toMatchObject([{ line: 0, problem: "no_message" }]);
  const copied = await answerOf({ text: `Salom!\n\n${cancel}\n\nHurmat bilan, Aziz`, dry_run: true });
  expect(copied.problems.map(({ problem, line }) => [problem, line])).toEqual([
    ["prose_ignored", 1],
    ["prose_ignored", expect.any(Number)],
  ]);
  expect(copied.messages).toMatchObject([{ state: "applied" }]);
  expect((await send({ text: cancel }, agent)).status).toBe(403);
  expect((await send({ text: "" })).status).toBe(422);
});

const report = z.object({ files: z.array(z.object({ messages: z.array(z.object({ result: z.object({ state: z.string() }) })) })) });

test("import messages prints what became of each message, and its exit code tells applied, refused and ignored apart", async () => {
  const good = someFile("good.txt", cancel.split("\n"));
  const dry = await runHere("messages", good, "--dry-run");
  expect(dry.stdout).toContain("checked, nothing was changed: 1 applied");
  expect(dry.stdout).toContain("HY cancelled: 1 flights of 1 flight numbers");
  expect(dry.status).toBe(0);
  const twice = someFile("twice.txt", `${cancel}\n${cancel}`);
  const json = someFile("sent.json", "");
  const sent = await runHere("messages", twice, "--json", json);
  expect(report.parse(JSON.parse(fs.readFileSync(json, "utf8"))).files[0]?.messages.map(({ result }) => result.state)).toEqual([
    "applied",
    "rejected",
  ]);
  expect(sent.status).toBe(1);
  const named = (text: string) => someFile("named.txt", text.replace("LT\n", "LT\n03DEC00012E001\n"));
  const next = toSsimDate(fromDayNumber(today + 21));
  const statusOf = async (text: string) => (await runHere("messages", named(text))).status;
  expect([await statusOf(retime.replace(date, next)), await statusOf(retime.replace(date, next))]).toEqual([0, 3]);
  expect(await statusOf(`ASM\nLT\nACK\nHY271/${date}`)).toBe(3);
  expect(await statusOf("Good morning")).toBe(3);
  expect(await statusOf(`Good morning\n${cancel}`)).toBe(1);
  expect((await runHere("messages", good, "no-such-file.txt")).status).toBe(2);
});
