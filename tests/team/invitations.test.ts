import { beforeEach, expect, test } from "vitest";
import { POST as readRoute } from "@/app/api/account/invitation/read/route";
import { POST as acceptRoute } from "@/app/api/account/invitation/route";
import { GET as mailRoute } from "@/app/api/portal/mails/[id]/route";
import { GET as mailboxRoute } from "@/app/api/portal/mails/route";
import { POST as resendRoute } from "@/app/api/portal/team/invitations/[id]/resend/route";
import { POST as withdrawRoute } from "@/app/api/portal/team/invitations/[id]/withdraw/route";
import { POST as inviteRoute } from "@/app/api/portal/team/invitations/route";
import { mailboxPage, mailShown } from "@/lib/contracts/portal/mail";
import { team } from "@/lib/contracts/portal/team";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { resolveSession } from "@/lib/services/access/sessions/resolve-session";
import { signIn } from "@/lib/services/access/sign-in/sign-in";
import { acceptInvitation } from "@/lib/services/desk/team/invitations/accept-invitation";
import { keyUse } from "@/lib/services/operations/personal-data/read-key-use";
import { makeSomebody, readPerson, type Somebody } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { workOff } from "@/tests/support/run/work-off";

const PASSWORD = "qalam bulut qosh anor";

let owner: Somebody;
let invited: string;
beforeEach(async () => {
  owner = await makeSomebody("admin");
  invited = `yangi.${owner.email}`;
});

const post = (route: typeof inviteRoute, body: unknown, id = "", userId = owner.userId) =>
  callPortal(route, { userId, method: "POST", body, params: { id } });

async function invite(email = invited) {
  const response = await post(inviteRoute, { email, role: "accountant", locale: "ru" });
  expect(response.status).toBe(200);
  return envelope(team).parse(await response.json()).data;
}

/** The mails of the mailbox as somebody reads them, the latest first. */
async function mailbox(userId = owner.userId) {
  await workOff();
  return envelope(mailboxPage).parse(await (await callPortal(mailboxRoute, { userId })).json()).data.items;
}

/** What stands in the link of the latest letter to the address. */
async function tokenOf(address: string): Promise<string> {
  const found = (await mailbox()).find(({ to, kind }) => to === address && kind === "invitation");
  const response = await callPortal(mailRoute, { userId: owner.userId, params: { id: found?.id ?? "" } });
  const { text } = envelope(mailShown).parse(await response.json()).data;
  return /http:\/\/parvoz\.test\/invitation#([\w-]{32})\s/.exec(text)?.[1] ?? "";
}

const accept = (token: string, password = PASSWORD) =>
  callPortal(acceptRoute, { userId: owner.userId, method: "POST", body: { token, name: "Nodira Yangi", new_password: password } });

const actions = () =>
  db().auditEvent.findMany({
    where: { partnerId: owner.partnerId, action: { startsWith: "invitation" } },
    orderBy: { id: "asc" },
    select: { action: true, actor: true },
  });

test("somebody invited by e-mail opens the link, chooses name and password, and signs in with the role; the link works once", async () => {
  const { invitations, leaves } = await invite();
  expect(invitations).toMatchObject([{ email: invited, role: "accountant", is_expired: false }]);
  expect(leaves).toBe(false);
  const token = await tokenOf(invited);
  const read = await callPortal(readRoute, { userId: owner.userId, method: "POST", body: { token } });
  expect(await read.json()).toMatchObject({ data: { email: invited, role: "accountant" } });
  const weak = await accept(token, "short");
  expect(weak.status).toBe(422);
  expect(await weak.json()).toMatchObject({ errors: { new_password: [expect.any(String)] } });
  expect((await accept(token)).status).toBe(200);
  const from = { code: "", address: "192.0.2.1", userAgent: "", now: new Date() };
  const { sessionId, userId } = await signIn({ email: invited, password: PASSWORD, ...from });
  expect(await resolveSession(sessionId, new Date())).toMatchObject({ role: "accountant", partner: { id: owner.partnerId } });
  expect(await readPerson(userId)).toEqual({ email: invited, name: "Nodira Yangi" });
  const again = await accept(token);
  expect(await again.json()).toMatchObject({ error_code: 100586 });
  expect(await actions()).toEqual([
    { action: "invitation_sent", actor: `partner:${owner.userId}` },
    { action: "invitation_accepted", actor: `partner:${userId}` },
  ]);
});

test("of two who open one link at once, one account is made", async () => {
  await invite();
  const token = await tokenOf(invited);
  const accepted = { token, name: "Nodira", new_password: PASSWORD };
  const both = await Promise.allSettled([1, 2].map(() => acceptInvitation({ accepted, from: {}, now: new Date() })));
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("sent again, the link of before is worth nothing; withdrawn or after seven days, none is", async () => {
  const [invitation] = (await invite()).invitations;
  const first = await tokenOf(invited);
  expect((await post(resendRoute, {}, invitation?.id)).status).toBe(200);
  const second = await tokenOf(invited);
  expect(second).not.toBe(first);
  expect(await (await accept(first)).json()).toMatchObject({ error_code: 100586 });
  const late = new Date(Date.now() + 8 * 86_400_000);
  const accepted = { token: second, name: "Nodira", new_password: PASSWORD };
  await expect(acceptInvitation({ accepted, from: {}, now: late })).rejects.toMatchObject({ kind: "invitation_invalid" });
  const left = envelope(team).parse(await (await post(withdrawRoute, {}, invitation?.id)).json()).data;
  expect(left.invitations).toEqual([]);
  expect(await (await accept(second)).json()).toMatchObject({ error_code: 100586 });
});

test("who invites is told the same of an address with an account elsewhere as of one without; whoever opens the link is told", async () => {
  const stranger = await makeSomebody();
  const told = async (email: string) => {
    const [invitation, ...others] = (await invite(email)).invitations;
    expect(others).toEqual([]);
    const letter = (await mailbox()).find(({ to }) => to === email);
    const token = await tokenOf(email);
    await post(withdrawRoute, {}, invitation?.id);
    return { role: invitation?.role, isExpired: invitation?.is_expired, letter: letter?.subject, reads: token.length };
  };
  expect(await told(stranger.email)).toEqual(await told(invited));
  await invite(stranger.email);
  expect(await (await accept(await tokenOf(stranger.email))).json()).toMatchObject({ error_code: 100582 });
});

test("who is in the team or invited already is not invited again", async () => {
  expect(await (await post(inviteRoute, { email: owner.email, role: "agent", locale: "en" })).json()).toMatchObject({ error_code: 100583 });
  await invite();
  expect(await (await post(inviteRoute, { email: invited, role: "agent", locale: "en" })).json()).toMatchObject({ error_code: 100584 });
});

test("an agency invites so many a day, refused ones counted, and one address is not flooded", async () => {
  const [invitation] = (await invite()).invitations;
  for (let count = 0; count < 4; count++) expect((await post(resendRoute, {}, invitation?.id)).status).toBe(200);
  const flooded = await post(resendRoute, {}, invitation?.id);
  expect(flooded.status).toBe(429);
  expect(Number(flooded.headers.get("retry-after"))).toBeGreaterThan(0);
  // Each of these has an account already.
  const colleagues = await Promise.all(Array.from({ length: 25 }, () => makeSomebody()));
  for (const { email } of colleagues) await post(inviteRoute, { email, role: "agent", locale: "en" });
  expect((await post(inviteRoute, { email: `x${invited}`, role: "agent", locale: "en" })).status).toBe(429);
});

test("links are read in the mailbox by owners alone, and kept as hashes and sealed", async () => {
  await invite();
  const token = await tokenOf(invited);
  const agent = await makeSomebody();
  await db().user.update({ where: { id: agent.userId }, data: { partnerId: owner.partnerId } });
  expect(await mailbox(agent.userId)).toEqual([]);
  const [item] = await mailbox();
  expect((await callPortal(mailRoute, { userId: agent.userId, params: { id: item?.id ?? "" } })).status).toBe(404);
  const rows = await db().$queryRaw`
    select i::text as row from invitation i where i.partner_id = ${owner.partnerId}::uuid
     union all select m::text from mail m where m.partner_id = ${owner.partnerId}::uuid
     union all select e::text from audit_event e where e.partner_id = ${owner.partnerId}::uuid`;
  const kept = JSON.stringify(rows);
  for (const secret of [token, invited]) expect(kept).not.toContain(secret);
  expect((await keyUse()).clear).toBe(0);
});
