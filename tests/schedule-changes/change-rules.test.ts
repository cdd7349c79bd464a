import { beforeAll, expect, test } from "vitest";
import { GET, POST } from "@/app/api/operator/change-rules/route";
import { changeRules } from "@/lib/contracts/operator/carriers/change-rules";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { readRules } from "@/lib/services/booking/flights/change-rules";
import { makePerson } from "@/tests/support/access/sessions";
import { callPortal } from "@/tests/support/portal-call";
import { makeWorld } from "@/tests/support/world/world";

let userId = "";
beforeAll(async () => {
  await makeWorld();
  ({ userId } = await makePerson("operator"));
  await db().user.update({ where: { id: userId }, data: { houseRoles: ["stock"] } });
});

const read = async (answer: Response) => envelope(changeRules).parse(await answer.json()).data;

test("a carrier's limits are the usual ones until somebody sets its own, with what they were in the audit log", async () => {
  const before = await read(await callPortal(GET, { userId }));
  const of = ({ rules }: typeof before) => rules.find(({ carrier }) => carrier === "HY");
  expect(of(before)).toMatchObject({ later_minutes: 15, earlier_minutes: 15, unanswered: "accept", is_own: false });
  const body = { carrier: "HY", later_minutes: 30, earlier_minutes: 10, unanswered: "refund", reason: "Letter of the carrier" };
  const after = await read(await callPortal(POST, { userId, method: "POST", body }));
  expect(of(after)).toMatchObject({ later_minutes: 30, earlier_minutes: 10, unanswered: "refund", is_own: true });
  expect((await db().$transaction(readRules))("HY")).toMatchObject({ limitMinutes: 30, earlierLimitMinutes: 10, unanswered: "refund" });
  const logged = await db().auditEvent.findFirst({ where: { action: "change_rule_set" } });
  expect(logged?.detail).toMatchObject({
    carrier: "HY",
    before: "+15 −15 accept",
    after: "+30 −10 refund",
    reason: "Letter of the carrier",
  });
  expect((await callPortal(POST, { userId, method: "POST", body: { ...body, later_minutes: 1441 } })).status).toBe(422);
});
