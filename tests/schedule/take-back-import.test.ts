import { beforeAll, expect, test } from "vitest";
import { POST } from "@/app/api/operator/schedule-imports/[id]/undo/route";
import { db } from "@/lib/db";
import { SOLD_FREELY } from "@/lib/domain/schedule/leg-sale";
import { UNCOVERED } from "@/lib/domain/schedule/schedule";
import { changeSchedule } from "@/lib/services/schedule/sets/change-schedule";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await db().user.update({ where: { id: world.userId }, data: { role: "operator", houseRoles: ["administrator"] } });
});

/** A carrier-wide set with one daily flight. */
async function load(source: string, flightNumber: number): Promise<string> {
  const { importId } = await changeSchedule({ kind: "file", source, actor: "test", now: world.now, maxLoss: null }, async (_, draft) => {
    const [validFrom, validTo] = [world.date(10), world.date(40)];
    const period = { daysOfOperation: 127, frequency: 1 } as const;
    await draft.begin({
      layer: "basic",
      carrier: "QX",
      flightNumber: null,
      suffix: null,
      season: "",
      timeMode: "L",
      validFrom,
      validTo,
      ...period,
    });
    await draft.add({
      ...{ carrier: "QX", flightNumber, suffix: "", itineraryVariation: 1, legSequence: 1, serviceType: "J", timeMode: "L" },
      ...{ periodFrom: validFrom, periodTo: validTo, ...period, coveredBy: UNCOVERED },
      ...{ origin: "TAS", destination: "SKD", departureMinutes: 600, arrivalMinutes: 660, departureDayOffset: 0, arrivalDayOffset: 0 },
      ...{ departureTerminal: "", arrivalTerminal: "", aircraft: "320", bookingDesignators: "Y", configuration: "Y100" },
      ...SOLD_FREELY,
    });
  });
  return importId ?? "";
}

const WHY = { reason: "the wrong file" };

async function takeBack(id: string, userId = world.userId, body: object = WHY): Promise<{ status: number; code: unknown }> {
  const response = await callPortal(POST, { userId, method: "POST", body, params: { id } });
  const { error_code: code } = await response.json();
  return { status: response.status, code };
}

const flights = async () => (await db().scheduleLeg.findMany({ where: { carrier: "QX" } })).map((leg) => leg.flightNumber).sort();

test("the last import is taken back once, by an operator only, and none before it", async () => {
  const first = await load("first.ssim", 1);
  const last = await load("last.ssim", 2);
  expect(await takeBack(first)).toEqual({ status: 409, code: 100453 });
  const { userId: agent } = await makePartner();
  expect((await takeBack(last, agent)).status).toBe(403);
  expect(await flights()).toContain(2);
  expect((await takeBack(last, world.userId, {})).status).toBe(422);
  expect((await takeBack(last)).status).toBe(200);
  const [recorded] = await db().auditEvent.findMany({ where: { action: "schedule_changed" }, orderBy: { id: "desc" }, take: 1 });
  expect(recorded).toMatchObject({ actor: `operator:${world.userId}`, detail: { ...WHY, source: "undo last.ssim" } });
  expect(await flights()).toEqual([1]);
  expect(await takeBack(last)).toEqual({ status: 409, code: 100453 });
});
