import { v7 as uuid } from "uuid";
import { describe, expect, test } from "vitest";
import { POST as changeRoleRoute } from "@/app/api/portal/team/[id]/role/route";
import { POST as suspendRoute } from "@/app/api/portal/team/[id]/suspend/route";
import type { Role } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { resolveCredential } from "@/lib/services/access/credentials/resolve-credential";
import { resolveSession } from "@/lib/services/access/sessions/resolve-session";
import { changeRole } from "@/lib/services/desk/team/change-role";
import { listTeam } from "@/lib/services/desk/team/list-team";
import { reinstatePerson } from "@/lib/services/desk/team/reinstate-person";
import { suspendPerson } from "@/lib/services/desk/team/suspend-person";
import { staffColumns } from "@/lib/services/ground/personal-data/staff";
import { makePerson } from "@/tests/support/access/sessions";
import { makeCredentials } from "@/tests/support/credentials";
import { callPortal } from "@/tests/support/portal-call";
import { signInHere } from "@/tests/support/portal-session";

async function addColleague(partnerId: string, role: Role): Promise<string> {
  const id = uuid();
  const person = await staffColumns(id, { email: `${id}@parvoz.example`, name: `Namuna ${role}` });
  await db().user.create({ data: { id, partnerId, role, ...person, passwordHash: "none" } });
  return id;
}

async function agency(role: Role) {
  const { partner, userId, ...owner } = await makePerson("admin");
  const personId = await addColleague(partner.id, role);
  const act = { partnerId: partner.id, userId, personId, by: { actor: `partner:${userId}` }, now: new Date() };
  return { owner: { ...owner, partner, userId }, act, personId };
}

const auditOf = (partnerId: string) =>
  db().auditEvent.findMany({
    where: { partnerId, action: { startsWith: "user_" } },
    orderBy: { id: "asc" },
    select: { action: true, detail: true },
  });

test("suspension ends sessions and tokens at once, and leaves keys; reinstated, nothing of it comes back", async () => {
  const { act, owner, personId } = await agency("agent");
  const { sessionId } = await signInHere(personId);
  const own = await makeCredentials({ ...owner, userId: personId });
  const list = await suspendPerson(act);
  expect(list.items.find(({ id }) => id === personId)).toMatchObject({ is_suspended: true, role: "agent" });
  expect(await resolveSession(sessionId, new Date())).toBeNull();
  expect(await resolveCredential(own.token, new Date())).toBeNull();
  expect(await resolveCredential(own.fullKey, new Date())).not.toBeNull();
  const again = await reinstatePerson(act);
  expect(again.items.find(({ id }) => id === personId)).toMatchObject({ is_suspended: false });
  expect(await resolveSession(sessionId, new Date())).toBeNull();
  expect(await resolveCredential(own.token, new Date())).toBeNull();
  expect(await auditOf(act.partnerId)).toEqual([
    { action: "user_suspended", detail: { user: personId } },
    { action: "user_reinstated", detail: { user: personId } },
  ]);
});

test("a new role counts for a session that is open", async () => {
  const { act, personId } = await agency("agent");
  const { sessionId } = await signInHere(personId);
  await changeRole({ ...act, role: "viewer" });
  expect(await resolveSession(sessionId, new Date())).toMatchObject({ role: "viewer", scopes: ["search", "read"] });
  expect(await auditOf(act.partnerId)).toEqual([
    { action: "user_changed", detail: { user: personId, role: "viewer", before_role: "agent" } },
  ]);
});

describe("the last owner", () => {
  test("is neither demoted nor suspended", async () => {
    const { act, owner } = await agency("agent");
    const self = { userId: owner.userId, params: { id: owner.userId }, method: "POST" };
    for (const answer of [
      await callPortal(suspendRoute, { ...self, body: {} }),
      await callPortal(changeRoleRoute, { ...self, body: { role: "agent" } }),
    ]) {
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ error_code: 100581 });
    }
    expect((await listTeam(act)).items.find(({ is_you }) => is_you)).toMatchObject({ role: "admin", is_suspended: false });
  });

  test("stays where two demote or suspend each other", async () => {
    for (let turn = 0; turn < 10; turn++) {
      const { act, owner, personId: other } = await agency("admin");
      const back = { ...act, userId: other, personId: owner.userId };
      const done = await Promise.allSettled([changeRole({ ...act, role: "agent" }), suspendPerson(back)]);
      expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await db().user.count({ where: { partnerId: act.partnerId, role: "admin", disabledAt: null } })).toBe(1);
    }
  });
});

test("another agency's person is nobody's", async () => {
  const { act } = await agency("agent");
  const stranger = await makePerson("agent");
  const changes = [suspendPerson, reinstatePerson, (one: typeof act) => changeRole({ ...one, role: "admin" })];
  for (const personId of [stranger.userId, "nobody"])
    for (const change of changes) await expect(change({ ...act, personId })).rejects.toMatchObject({ kind: "person_not_found" });
});
