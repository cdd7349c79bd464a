import { beforeEach, expect, test } from "vitest";
import { ZodError } from "zod";
import { POST as readInvitationRoute } from "@/app/api/account/invitation/read/route";
import { POST as acceptRoute } from "@/app/api/account/invitation/route";
import { POST as blockRoute } from "@/app/api/operator/colleagues/[id]/block/route";
import { POST as codeRoute } from "@/app/api/operator/colleagues/[id]/code/route";
import { POST as rolesRoute } from "@/app/api/operator/colleagues/[id]/roles/route";
import { POST as unblockRoute } from "@/app/api/operator/colleagues/[id]/unblock/route";
import { POST as withdrawRoute } from "@/app/api/operator/colleagues/invitations/[id]/withdraw/route";
import { POST as inviteRoute } from "@/app/api/operator/colleagues/invitations/route";
import { GET as listRoute } from "@/app/api/operator/colleagues/route";
import { acceptedInvitation } from "@/lib/contracts/account/invitation";
import { colleagueInvitation, colleagues } from "@/lib/contracts/operator/operator-colleagues";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import type { HouseRole } from "@/lib/domain/house/rights";
import { addPartner } from "@/lib/services/access/partners/add-partner";
import { addUser } from "@/lib/services/access/people/add-user";
import { resolveSession } from "@/lib/services/access/sessions/resolve-session";
import { blockColleague } from "@/lib/services/desk/house/block-colleague";
import { setHouseRoles } from "@/lib/services/desk/house/set-house-roles";
import { changeAccount } from "@/lib/services/terms/partners/change-account";
import { changeTerms } from "@/lib/services/terms/partners/change-terms";
import { makeSomebody, PASSWORD, type Somebody } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { signInHere } from "@/tests/support/portal-session";

const NEW_PASSWORD = "qalam bulut qosh anor";

async function colleague(...houseRoles: HouseRole[]): Promise<Somebody> {
  const made = await makeSomebody("operator");
  await db().user.update({ where: { id: made.userId }, data: { houseRoles } });
  return made;
}

let boss: Somebody;
beforeEach(async () => {
  // Only those whom a test makes are administrators of its house.
  await db().user.updateMany({ where: { role: "operator" }, data: { houseRoles: [] } });
  boss = await colleague("administrator");
});

const post = (route: typeof rolesRoute, body: object, id = "", { userId }: Somebody = boss) =>
  callPortal(route, { userId, method: "POST", body: { password: PASSWORD, ...body }, params: { id } });

const rolesOf = async ({ userId }: Somebody) => (await db().user.findUniqueOrThrow({ where: { id: userId } })).houseRoles;

async function invite(email: string, roles: readonly HouseRole[]) {
  const answer = await post(inviteRoute, { email, roles, locale: "ru" });
  return { status: answer.status, body: await answer.json() };
}

const accept = (token: string) =>
  callPortal(acceptRoute, { userId: boss.userId, method: "POST", body: { token, name: "Nodira Yangi", new_password: NEW_PASSWORD } });

test("an administrator gives roles, which count at once, and the log says what they were", async () => {
  const seller = await colleague("sales");
  const { sessionId } = await signInHere(seller.userId);
  const answer = await post(rolesRoute, { roles: ["stock", "sales", "stock"] }, seller.userId);
  const { items } = envelope(colleagues).parse(await answer.json()).data;
  expect(items.find(({ id }) => id === seller.userId)?.roles).toEqual(["sales", "stock"]);
  expect((await resolveSession(sessionId, new Date()))?.houseRoles).toEqual(["sales", "stock"]);
  const logged = await db().auditEvent.findFirst({ where: { action: "house_roles_set" }, orderBy: { id: "desc" } });
  expect(logged).toMatchObject({
    actor: `operator:${boss.userId}`,
    detail: { user: seller.userId, before_houseRoles: "sales", houseRoles: "sales,stock" },
  });
});

test("without one's own password nothing is done, nor without a role", async () => {
  const seller = await colleague("sales");
  const wrong = await post(rolesRoute, { roles: ["auditor"], password: "something else" }, seller.userId);
  expect([wrong.status, (await wrong.json()).errors]).toEqual([422, { password: [expect.any(String)] }]);
  expect((await post(rolesRoute, { roles: [] }, seller.userId)).status).toBe(422);
  expect(await rolesOf(seller)).toEqual(["sales"]);
});

test("the last administrator is neither demoted nor blocked, not even when another one is blocked", async () => {
  const other = await colleague("administrator");
  expect((await post(blockRoute, {}, other.userId)).status).toBe(200);
  for (const [route, body] of [
    [rolesRoute, { roles: ["auditor"] }],
    [blockRoute, {}],
  ] as const) {
    const answer = await post(route, body, boss.userId);
    expect([answer.status, (await answer.json()).error_code]).toEqual([409, 100632]);
  }
  expect(await rolesOf(boss)).toEqual(["administrator"]);
  expect((await post(unblockRoute, {}, other.userId)).status).toBe(200);
  expect((await post(rolesRoute, { roles: ["auditor"] }, boss.userId)).status).toBe(200);
});

test.each(["demote", "block"] as const)("of two administrators who %s each other, or themselves, at once, one stays", async (act) => {
  const now = new Date();
  for (const isCrossed of [true, false]) {
    await db().user.updateMany({ where: { role: "operator" }, data: { houseRoles: [] } });
    const pair = [await colleague("administrator"), await colleague("administrator")];
    const done = await Promise.allSettled(
      pair.map(({ userId }, index) => {
        const target = (isCrossed ? pair[1 - index] : pair[index])?.userId ?? "";
        const acting = { personId: target, userId, by: { actor: `operator:${userId}` }, now };
        return act === "demote" ? setHouseRoles({ ...acting, roles: ["auditor"] }) : blockColleague({ ...acting, isBlocked: true });
      }),
    );
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const left = { role: "operator", disabledAt: null, houseRoles: { has: "administrator" } } as const;
    expect(await db().user.count({ where: left })).toBe(1);
  }
});

test("a blocked colleague is out at once; an agency's person is no colleague", async () => {
  const seller = await colleague("sales");
  const { sessionId } = await signInHere(seller.userId);
  expect((await post(blockRoute, {}, seller.userId)).status).toBe(200);
  expect(await resolveSession(sessionId, new Date())).toBeNull();
  const agent = await makeSomebody("admin");
  for (const route of [blockRoute, codeRoute]) {
    const answer = await post(route, {}, agent.userId);
    expect([answer.status, (await answer.json()).error_code]).toEqual([404, expect.any(Number)]);
  }
  expect((await db().user.findUniqueOrThrow({ where: { id: agent.userId } })).disabledAt).toBeNull();
});

test("somebody is invited by a link that works once, is of the house and of no agency, and begins with a code of their own", async () => {
  const email = `yangi.${boss.email}`;
  const first = await invite(email, ["auditor"]);
  const { token } = envelope(colleagueInvitation).parse((await invite(email, ["money", "auditor"])).body).data;
  expect((await accept(envelope(colleagueInvitation).parse(first.body).data.token)).status).toBe(410);
  const shown = await callPortal(readInvitationRoute, { userId: boss.userId, method: "POST", body: { token } });
  expect((await shown.json()).data).toEqual({ agency: "Parvoz", email, role: "operator" });
  const accepted = envelope(acceptedInvitation).parse(await (await accept(token)).json()).data;
  expect(accepted).toEqual({ email, enrolment_code: expect.stringMatching(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}$/) });
  expect((await accept(token)).status).toBe(410);
  const list = envelope(colleagues).parse(await (await callPortal(listRoute, boss)).json()).data;
  expect(list.items.find((item) => item.email === email)).toMatchObject({ roles: ["money", "auditor"], lacks_second_factor: true });
  expect(list.invitations).toEqual([]);
  const houses = await db().partner.findMany({ where: { isHouse: true }, include: { users: true } });
  expect(houses.map(({ users }) => users.length)).toEqual([1]);
});

test("an invitation that was withdrawn opens nothing, and who has an account is not invited", async () => {
  const { body } = await invite(`yangi.${boss.email}`, ["sales"]);
  const { token } = envelope(colleagueInvitation).parse(body).data;
  const { invitations } = envelope(colleagues).parse(await (await callPortal(listRoute, boss)).json()).data;
  expect((await post(withdrawRoute, {}, invitations[0]?.id)).status).toBe(200);
  expect((await accept(token)).status).toBe(410);
  expect(await invite(boss.email, ["sales"])).toMatchObject({ status: 409, body: { error_code: 100582 } });
});

test("the command adds people to the house by its code, which no agency can take", async () => {
  await addUser({ partnerCode: "house", email: `uy.${boss.email}`, name: "Uy Xodimi", role: "operator", houseRoles: ["stock"] });
  await expect(addUser({ partnerCode: "house", email: `agent.${boss.email}`, name: "Agent", role: "agent" })).rejects.toMatchObject({
    fields: { role: [expect.anything()] },
  });
  const wanted = { code: "house", name: "House", currency: "UZS", serviceFeeMinor: 0, recommendedMarkupBp: 0, creditLimitMinor: 0 };
  await expect(addPartner(wanted)).rejects.toThrow(ZodError);
  await expect(changeTerms({ partnerCode: "house", serviceFeeMinor: 1 })).rejects.toMatchObject({
    fields: { partner: [expect.anything()] },
  });
  expect(await db().partner.count({ where: { isHouse: true } })).toBe(1);
});

test("a change of role makes nobody an administrator: who becomes an operator has the roles that are named, and who ceases to be one has none", async () => {
  const person = await makeSomebody("agent");
  await expect(changeAccount({ email: person.email, role: "operator" })).rejects.toMatchObject({
    fields: { house_roles: [expect.anything()] },
  });
  await expect(changeAccount({ email: person.email, houseRoles: ["stock"] })).rejects.toMatchObject({ kind: "validation" });
  // A version that knows of no roles of the house.
  await db().$executeRaw`update app_user set role = 'operator' where id = ${person.userId}::uuid`;
  expect(await rolesOf(person)).toEqual([]);
  await changeAccount({ email: person.email, houseRoles: ["stock", "sales"] });
  expect(await rolesOf(person)).toEqual(["stock", "sales"]);
  await db().$executeRaw`update app_user set role = 'agent' where id = ${person.userId}::uuid`;
  expect(await rolesOf(person)).toEqual([]);
  await changeAccount({ email: person.email, role: "operator", houseRoles: ["auditor"] });
  expect(await rolesOf(person)).toEqual(["auditor"]);
});
