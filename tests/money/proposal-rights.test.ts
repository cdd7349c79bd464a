import { randomBytes } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { POST as decide } from "@/app/api/operator/proposals/[id]/route";
import { POST as preview } from "@/app/api/operator/proposals/preview/route";
import { POST as proposeIt } from "@/app/api/operator/proposals/route";
import { proposal, proposalPreview } from "@/lib/contracts/operator/proposals";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import type { HouseRole } from "@/lib/domain/house/rights";
import { readDepositMinor } from "@/lib/services/terms/ledger/post-ledger";
import { makePerson } from "@/tests/support/access/sessions";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner } from "@/tests/support/world/world";

const people = new Map<HouseRole, string>();
const agency = { id: "", code: "" };

beforeAll(async () => {
  for (const role of ["sales", "money", "accountant", "support"] as const) {
    const { userId } = await makePerson("operator");
    await db().user.update({ where: { id: userId }, data: { houseRoles: [role] } });
    people.set(role, userId);
  }
  const { partner } = await makePartner({ depositMinor: 0n });
  const code = "RIGHTS";
  await db().partner.update({ where: { id: partner.id }, data: { code } });
  Object.assign(agency, { id: partner.id, code });
});

const deposit = () => ({
  ...{ kind: "deposit", partner: agency.code, amount: 100, currency: "UZS", document: "PO-1", value_date: "2026-11-30" },
  reason: "Came by bank",
});

/** As a page proposes it. */
const sent = (asked: object) => ({ key: randomBytes(16).toString("hex"), asked });

async function call(handler: Parameters<typeof callPortal>[0], role: HouseRole, body: unknown, id = "") {
  const answer = await callPortal(handler, { userId: people.get(role) ?? "", method: "POST", body, params: { id } });
  return { status: answer.status, body: await answer.json() };
}

test("who sells proposes no money, and who keeps the books proposes and does not decide", async () => {
  for (const role of ["sales", "support"] as const)
    for (const [route, body] of [[proposeIt, sent(deposit())] as const, [preview, deposit()] as const])
      expect(await call(route, role, body)).toMatchObject({ status: 403, body: { data: { area: "money", act: "change" } } });
  const told = await call(preview, "accountant", deposit());
  expect(envelope(proposalPreview).parse(told.body).data).toMatchObject({ needs_second: true });
  const { id, state } = envelope(proposal).parse((await call(proposeIt, "accountant", sent(deposit()))).body).data;
  expect(state).toBe("open");
  const approval = { decision: "approve" };
  expect(await call(decide, "accountant", approval, id)).toMatchObject({ status: 403, body: { data: { area: "money", act: "approve" } } });
  expect(await readDepositMinor({ partnerId: agency.id, currency: "UZS" })).toBe(0);
  expect((await call(decide, "money", approval, id)).status).toBe(200);
  expect(await readDepositMinor({ partnerId: agency.id, currency: "UZS" })).toBe(10_000);
  expect(await call(decide, "money", approval, id)).toMatchObject({ status: 409, body: { error_code: 100641 } });
});

test("terms are proposed by who sells, and decided by who has the money in hand", async () => {
  const asked = { kind: "terms", partner: agency.code, fee: 12, reason: "New agreement" };
  expect((await call(proposeIt, "accountant", sent(asked))).status).toBe(403);
  const { id, state } = envelope(proposal).parse((await call(proposeIt, "sales", sent(asked))).body).data;
  expect(state).toBe("open");
  expect((await call(decide, "sales", { decision: "reject", remark: "Not so" }, id)).status).toBe(403);
  expect((await call(decide, "sales", { decision: "take_back" }, id)).body).toMatchObject({ data: { state: "taken_back" } });
});

test("what is asked for wrongly is said field by field", async () => {
  const wrong = { ...deposit(), amount: 0, reason: "", value_date: "2026-02-30", currency: "KZT" };
  const { status, body } = await call(proposeIt, "money", sent(wrong));
  expect(status).toBe(422);
  expect(Object.keys(body.errors).toSorted()).toEqual(["asked.amount", "asked.currency", "asked.reason", "asked.value_date"]);
  expect(await call(proposeIt, "money", sent({ ...deposit(), partner: "NOBODY" }))).toMatchObject({
    status: 422,
    body: { errors: { partner: [expect.anything()] } },
  });
  expect(await call(proposeIt, "money", sent({ ...deposit(), currency: "EUR" }))).toMatchObject({ status: 422 });
});
