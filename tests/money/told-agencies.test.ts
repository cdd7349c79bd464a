import { randomBytes } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { ProposalRequest } from "@/lib/contracts/operator/proposals";
import type { Role } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { approveForHouse } from "@/lib/services/desk/agencies/approve-for-house";
import { proposeForHouse } from "@/lib/services/desk/agencies/propose-for-house";
import { withdrawTermsForHouse } from "@/lib/services/desk/agencies/withdraw-terms-for-house";
import { listNews } from "@/lib/services/desk/news/list-news";
import { openMessage } from "@/lib/services/ground/mail/mail-message";
import { setHouseLimit } from "@/lib/services/terms/proposals/house-limits";
import { makePerson } from "@/tests/support/access/sessions";

/** Major units. */
const LIMIT = 1_000;
const now = () => new Date();

let [first, second] = [{ actor: "" }, { actor: "" }];
beforeAll(async () => {
  const actor = async () => ({ actor: `operator:${(await makePerson("operator")).userId}` });
  [first, second] = [await actor(), await actor()];
  const limit = { kind: "deposit", currency: "UZS", alone: LIMIT, reason: "tests" } as const;
  await setHouseLimit({ limit, by: first, now: now() });
});

let agency = { id: "", code: "", owner: "" };
beforeEach(async () => {
  const { userId, partner } = await makePerson("admin");
  const { id, code } = await db().partner.findUniqueOrThrow({ where: { id: partner.id } });
  agency = { id, code, owner: userId };
});

const propose = (asked: ProposalRequest) =>
  proposeForHouse({ key: randomBytes(16).toString("hex"), asked, mayApprove: true, by: first, now: now() });
const topUp = (amount: number) =>
  propose({
    ...{ kind: "deposit", partner: agency.code, amount, currency: "UZS", document: `PO-${amount}`, value_date: "2026-11-20" },
    reason: "Came by bank",
  });

async function letters(): Promise<string[]> {
  const mails = await db().mail.findMany({ where: { partnerId: agency.id, kind: "house_act" }, orderBy: { createdAt: "asc" } });
  return Promise.all(mails.map(async (mail) => (mail.sealedMessage ? (await openMessage(mail.id, mail.sealedMessage)).text : "")));
}

async function news(role: Role = "admin"): Promise<string[]> {
  const { items } = await listNews({ reader: { partnerId: agency.id, userId: agency.owner, role }, now: now() });
  return items.map(({ kind }) => kind).filter((kind) => kind !== "low_balance");
}

test("an agency is told of a top-up by mail and by its news once it is done, and of none that waits", async () => {
  await topUp(LIMIT);
  const [letter] = await letters();
  expect(letter).toContain(`PO-${LIMIT}`);
  expect(letter).not.toContain("Came by bank");
  expect(await news("accountant")).toEqual(["topped_up"]);
  expect(await news("viewer")).toEqual([]);
  const { id, state } = await topUp(LIMIT + 1);
  expect([state, (await letters()).length]).toEqual(["open", 1]);
  await approveForHouse({ proposalId: id, remark: null, by: second, now: now() });
  expect([(await letters()).length, await news()]).toEqual([2, ["topped_up", "topped_up"]]);
});

test("and of its terms and of a stop of its sales, of which everybody is told who sells or keeps its books", async () => {
  const asked = { partner: agency.code, reason: "New agreement" } as const;
  await propose({ ...asked, kind: "terms", fee: 12 });
  await propose({ ...asked, kind: "stop_sales" });
  expect(await letters()).toHaveLength(2);
  expect(await news()).toEqual(["sales_stopped", "terms_changed"]);
  expect(await news("viewer")).toEqual([]);
  await propose({ ...asked, kind: "resume_sales" });
  expect((await news())[0]).toBe("sales_resumed");
});

test("and that terms which were to begin on a day to come do not, once, with what was to change", async () => {
  await db().user.update({ where: { id: agency.owner }, data: { locale: "en" } });
  const { id } = await propose({ kind: "terms", partner: agency.code, fee: 77, from: "2099-01-15", reason: "New agreement" });
  const withdraw = () => withdrawTermsForHouse({ code: agency.code, proposalId: id, reason: "Typed wrongly", by: second, now: now() });
  await withdraw();
  await expect(withdraw()).rejects.toMatchObject({ kind: "proposal_settled" });
  const [first = "", last = "", ...more] = await letters();
  expect(more).toEqual([]);
  const [agreed] = first.split("\n").filter((line) => line.includes("77"));
  expect(agreed).toBeDefined();
  expect(last).toContain(agreed);
  expect(last).toContain("does not begin");
  expect(last).not.toContain("Typed wrongly");
  expect(await news("accountant")).toEqual(["terms_withdrawn", "terms_changed"]);
  expect(await news("viewer")).toEqual([]);
});
