import { beforeAll, expect, test } from "vitest";
import { GET as list } from "@/app/api/operator/closed-days/route";
import { type ClosedDayPage, closedDayPage } from "@/lib/contracts/operator/money/closed-days";
import { db } from "@/lib/db";
import { addDays } from "@/lib/domain/dates";
import { tashkentDayBegins, tashkentText } from "@/lib/domain/tashkent";
import { closeDay } from "@/lib/services/desk/closing/close-day";
import { sqlState } from "@/lib/services/ground/outbox/retry-conflict";
import { depositMoney, depositOf } from "@/lib/services/terms/ledger/post-ledger";
import { propose } from "@/lib/services/terms/proposals/propose";
import { listClosedDays, readClosedDay } from "@/lib/services/views/closed-days/list-closed-days";
import { makePerson } from "@/tests/support/access/sessions";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner } from "@/tests/support/world/world";

/** The day on which this runs, and a moment of each of the days after it. */
const TODAY = tashkentText(new Date()).slice(0, 10);
const dayAfter = (days: number) => addDays(TODAY, days);
const noonAfter = (days: number) => new Date(tashkentDayBegins(dayAfter(days)).getTime() + 12 * 3_600_000);

let userId = "";
let by = { actor: "" };
let agency = { id: "", code: "DAYS" };
beforeAll(async () => {
  ({ userId } = await makePerson("operator"));
  by = { actor: `operator:${userId}` };
  const { partner } = await makePartner({ depositMinor: 0n });
  agency = await db().partner.update({ where: { id: partner.id }, data: { code: "DAYS" }, select: { id: true, code: true } });
});

/** What some wait at until somebody opens it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

const close = (day: string, now: Date, remark = "") => closeDay({ day, remark, by, now });
const ours = ({ next }: ClosedDayPage) => next?.sums.find(({ partner }) => partner.code === agency.code);
const deposit = (amountMinor: number) => depositMoney({ partnerId: agency.id, amountMinor, memo: "paid in" });

test("before a day is closed it is said what it would be closed with and what is open; with something open only with a word why", async () => {
  await deposit(150_000);
  const asked = {
    kind: "deposit",
    partner: agency.code,
    amount: 5,
    currency: "UZS",
    document: "W-1",
    value_date: TODAY,
    reason: "tests",
  } as const;
  await propose({ key: "0".repeat(32), asked, mayApprove: false, by, now: new Date() });
  const before = await listClosedDays({ now: noonAfter(1) });
  expect(before.next).toMatchObject({ day: TODAY, differences: { unmatched_lines: 0, waiting_proposals: 1, unequal: 0 } });
  expect(ours(before)).toMatchObject({ opening: 0, received: 1_500, paid: 0, closing: 1_500 });
  await expect(close(TODAY, noonAfter(1))).rejects.toMatchObject({ fields: { remark: [expect.anything()] } });
  await expect(close(dayAfter(-1), noonAfter(1))).rejects.toMatchObject({ fields: { day: [expect.anything()] } });
  await expect(close(TODAY, noonAfter(0))).rejects.toMatchObject({ fields: { day: [expect.anything()] } });
  expect(await db().closedDay.count()).toBe(0);
});

test("what is being posted is waited for and counted; who comes later with a moment of that day is undone; a day is closed once", async () => {
  const book = await depositOf({ partnerId: agency.id, amountMinor: 25_000, memo: "under way" });
  const [written, mayEnd, closed] = [gate(), gate(), gate()];
  const underWay = db().$transaction(async (tx) => {
    await book(tx);
    written.open();
    await mayEnd.opened;
  });
  const late = db()
    .$transaction(async (tx) => {
      await tx.$queryRaw`select 1`;
      await closed.opened;
      return book(tx);
    })
    .then(
      () => null,
      (error: unknown) => sqlState(error),
    );
  await written.opened;
  const closing = Promise.allSettled([close(TODAY, noonAfter(1), "A proposal waits"), close(TODAY, noonAfter(1), "Twice")]);
  mayEnd.open();
  await underWay;
  expect((await closing).map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  closed.open();
  const refused = await late;
  expect(refused).toBe("40001");
  const { sums } = await readClosedDay({ day: TODAY });
  expect(sums.find(({ partner }) => partner.code === agency.code)).toMatchObject({ received: 1_750, closing: 1_750 });
  const balance = await db().ledgerAccount.findFirstOrThrow({ where: { partnerId: agency.id, kind: "deposit" } });
  expect(balance.balanceMinor).toBe(175_000n);
});

test("the next day begins with what this one was closed with, else it is not closed", async () => {
  const answer = closedDayPage.parse((await (await callPortal(list, { userId })).json()).data);
  expect(answer).toMatchObject({ next: null, items: [{ day: TODAY, waiting_proposals: 1, remark: expect.any(String) }] });
  await db().proposal.deleteMany();
  const next = await listClosedDays({ now: noonAfter(2) });
  expect(next.next).toMatchObject({ day: dayAfter(1), differences: { waiting_proposals: 0, unequal: 0 } });
  expect(ours(next)).toMatchObject({ opening: 1_750, received: 0, closing: 1_750 });
  await db().closedDaySum.updateMany({
    where: { account: { partnerId: agency.id } },
    data: { closingMinor: 175_001n, receivedMinor: 175_001n },
  });
  expect((await listClosedDays({ now: noonAfter(2) })).next?.differences.unequal).toBe(1);
  await expect(close(dayAfter(1), noonAfter(2))).rejects.toMatchObject({ fields: { day: [expect.anything()] } });
  await db().closedDaySum.updateMany({
    where: { account: { partnerId: agency.id } },
    data: { closingMinor: 175_000n, receivedMinor: 175_000n },
  });
  expect((await close(dayAfter(1), noonAfter(2))).items.map(({ day }) => day)).toEqual([dayAfter(1), TODAY]);
});
