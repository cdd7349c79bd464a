import { randomBytes } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { MarkupAsked } from "@/lib/contracts/operator/markups";
import type { ProposalRequest } from "@/lib/contracts/operator/proposals";
import { db } from "@/lib/db";
import type { AppError } from "@/lib/domain/errors";
import { listMarkups } from "@/lib/services/terms/markups/list-markups";
import { approveProposal } from "@/lib/services/terms/proposals/approve-proposal";
import { listProposals } from "@/lib/services/terms/proposals/list-proposals";
import { previewProposal } from "@/lib/services/terms/proposals/preview-proposal";
import { propose } from "@/lib/services/terms/proposals/propose";
import { makePerson } from "@/tests/support/access/sessions";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let [first, second] = [{ actor: "" }, { actor: "" }];
let code = "";
beforeAll(async () => {
  world = await makeWorld();
  first = { actor: `operator:${(await makePerson("operator")).userId}` };
  second = { actor: `operator:${(await makePerson("operator")).userId}` };
  ({ code } = await db().partner.findUniqueOrThrow({ where: { id: world.partner.id }, select: { code: true } }));
});

const RULE: MarkupAsked = {
  ...{ place: 10, agency: null, carrier: "HY", from: "TAS", to: "IST", both_ways: true, classes: "" },
  ...{ amount: 3, currency: null, sale_from: null, sale_to: null },
};
const asking = (adds: Partial<MarkupAsked> | null, ends: string | null = null): ProposalRequest => ({
  ...{ kind: "markup", ends, adds: adds && { ...RULE, ...adds }, reason: "For the season" },
});
const ask = (asked: ProposalRequest, by = first) =>
  propose({ key: randomBytes(16).toString("hex"), asked, mayApprove: true, by, now: world.now });
const preview = (asked: ProposalRequest) => previewProposal({ asked, mayApprove: true, actor: first.actor, now: world.now });
const inForce = async () => (await listMarkups()).items;
const kindOf = (wanted: Promise<unknown>) =>
  wanted.then(
    () => "done",
    (error: AppError) => [error.kind, ...Object.keys(error.fields ?? {})].join(" "),
  );

test("a rule is shown beforehand, begins by one person within the limit, and is changed and ended as one act each", async () => {
  const { changes, needs_second } = await preview(asking({}));
  expect(needs_second).toBe(false);
  // 200 dollars at 12,650.25 soums, and three in a hundred of it in whole soums.
  expect(changes).toEqual(
    ["HY IST–TAS", "HY TAS–IST"].map((about) => ({ field: "lowest_fare", currency: "UZS", before: 2_530_050, after: 2_605_952, about })),
  );
  const { state, markup, partner } = await ask(asking({}));
  expect([state, markup, partner.name]).toEqual(["done", { ends: null, adds: "10 · HY · TAS⇄IST · +3 %" }, "Parvoz"]);
  const [rule] = await inForce();
  expect(rule).toMatchObject({ place: 10, agency: null, carrier: "HY", amount: 3, currency: null, reason: "For the season", ended: null });
  await ask(asking({ agency: code, amount: -20_000, currency: "UZS", classes: "TY" }, rule?.id ?? ""));
  expect(await inForce()).toMatchObject([{ agency: { code }, amount: -20_000, currency: "UZS", classes: "TY" }]);
  const [changed] = await inForce();
  expect(await kindOf(ask(asking(null, rule?.id ?? "")))).toBe("validation ends");
  // The first of them has carried out fifty thousand for this agency today.
  expect((await preview(asking(null, changed?.id ?? ""))).needs_second).toBe(true);
  await ask(asking(null, changed?.id ?? ""), second);
  const { items, ended } = await listMarkups();
  expect([items, ended.map(({ place }) => place)]).toEqual([[], [10, 10]]);
  const logged = await db().auditEvent.findMany({ where: { action: "markups_changed" }, orderBy: { id: "asc" } });
  expect(logged.map(({ detail }) => detail)).toMatchObject([
    { added_rule: "10 · HY · TAS⇄IST · +3 %" },
    { ended_rule: "10 · HY · TAS⇄IST · +3 %", added_rule: `10 · ${code} · HY · TAS⇄IST · TY · −20000 UZS` },
    { ended_rule: `10 · ${code} · HY · TAS⇄IST · TY · −20000 UZS` },
  ]);
});

test("above the limit whoever proposes cannot approve, nor end it alone, and a rule that has ended meanwhile is not ended twice", async () => {
  const large = await ask(asking({ place: 20, amount: 30 }), second);
  expect([large.state, (await inForce()).length]).toEqual(["open", 0]);
  const approve = (by: typeof first) => approveProposal({ proposalId: large.id, remark: null, by, now: world.now });
  expect(await kindOf(approve(second))).toBe("second_person_needed");
  const waiting = await listProposals({ state: "open", kind: "markup", page: 1, actor: first.actor, now: world.now });
  expect(waiting.items.map(({ id, amount }) => [id, amount])).toEqual([[large.id, { amount: 300_000, currency: "UZS" }]]);
  expect((await approve(first)).state).toBe("done");
  const [rule] = await inForce();
  const [one, two] = [await ask(asking(null, rule?.id ?? ""), second), await ask(asking(null, rule?.id ?? ""), second)];
  expect(one.state).toBe("open");
  await approveProposal({ proposalId: one.id, remark: null, by: first, now: world.now });
  expect(await kindOf(approveProposal({ proposalId: two.id, remark: null, by: first, now: world.now }))).toBe("validation ends");
  expect(await inForce()).toEqual([]);
});

test("a small rule in front of a large one is as much at stake as the large one, unless they meet on no fare", async () => {
  const { id } = await ask(asking({ place: 30, amount: 30 }), second);
  await approveProposal({ proposalId: id, remark: null, by: first, now: world.now });
  const small = { place: 25, amount: 0.1, from: null, to: null };
  expect((await preview(asking(small))).needs_second).toBe(true);
  expect((await preview(asking({ ...small, carrier: "TK" }))).needs_second).toBe(false);
  expect((await preview(asking({ ...small, place: 35 }))).needs_second).toBe(false);
  const [rule] = await inForce();
  const ended = await ask(asking(null, rule?.id ?? ""), second);
  await approveProposal({ proposalId: ended.id, remark: null, by: first, now: world.now });
});

test("a rule in a currency that no rate leads from is refused, and rates that a rule needs stay", async () => {
  await db().exchangeRate.deleteMany({ where: { OR: [{ base: "EUR" }, { quote: "EUR" }] } });
  expect(await kindOf(preview(asking({ amount: 1, currency: "EUR" })))).toBe("validation currency");
});

test("unknown places and agencies are refused by their field", async () => {
  expect(await kindOf(preview(asking({ from: "QQQ" })))).toBe("validation from");
  expect(await kindOf(preview(asking({ agency: "NOBODY" })))).toBe("validation partner");
  expect(await kindOf(preview(asking(null)))).toBe("validation adds");
});
