import { afterEach, beforeEach, expect, test } from "vitest";
import { GET as receiptRoute } from "@/app/receipts/[token]/route";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { mintToken } from "@/lib/services/access/credentials/mint-token";
import { CredentialResolver } from "@/lib/services/access/credentials/resolve-credential";
import { findPartnerPerson } from "@/lib/services/access/help/find-partner-person";
import { addPartner } from "@/lib/services/access/partners/add-partner";
import { makeResetLink } from "@/lib/services/access/passwords/make-reset-link";
import { resetPassword } from "@/lib/services/access/passwords/reset-password";
import { addUser } from "@/lib/services/access/people/add-user";
import { drawLinkSecret } from "@/lib/services/access/people/link-secret";
import { resolveSession } from "@/lib/services/access/sessions/resolve-session";
import { signIn } from "@/lib/services/access/sign-in/sign-in";
import { readInvitation } from "@/lib/services/desk/team/invitations/read-invitation";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { sealInvited } from "@/lib/services/ground/personal-data/invited";
import { endDemonstration } from "@/lib/services/operations/demonstration/end-demonstration";
import { findTrip } from "@/lib/services/views/trip/find-trip";
import { readTripCalendar } from "@/lib/services/views/trip/read-calendar";
import { readTrip } from "@/lib/services/views/trip/read-trip";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { makeCredentials } from "@/tests/support/credentials";
import { makeSomebody, PASSWORD, type Somebody } from "@/tests/support/person";
import { signInHere } from "@/tests/support/portal-session";

let agent: Somebody;
beforeEach(async () => {
  process.env.DEMO = "1";
  agent = await makeSomebody("admin");
  await db().partner.update({ where: { id: agent.partnerId }, data: { isDemo: true } });
});
afterEach(() => {
  delete process.env.DEMO;
});

/** `open`, or why it is not. */
const outcome = (act: Promise<unknown>): Promise<string> =>
  act.then(
    (found) => (found === null ? "nobody" : "open"),
    (error: unknown) => (error instanceof AppError ? error.kind : "failed"),
  );

/** A resolver that remembers nothing, as a process that has just been started. */
const fresh = () => new CredentialResolver({ get: async () => Math.random() });

/** What the doors of a demonstration's person say, each opened before it was switched off. */
async function makeDoors(): Promise<() => Promise<Record<string, string>>> {
  const now = new Date();
  const { email, partnerId, userId } = agent;
  const { token, fullKey } = await makeCredentials({ partner: { id: partnerId }, userId });
  const booking = await insertBooking({ partnerId });
  const { token: invited, tokenHash } = drawLinkSecret();
  const id = crypto.randomUUID();
  const later = new Date(now.getTime() + 86_400_000);
  const sealedAddress = await sealInvited(id, `yangi.${email}`);
  await db().invitation.create({
    data: { id, partnerId, sealedAddress, role: "agent", locale: "en", tokenHash, createdAt: now, sentAt: now, expiresAt: later },
  });
  const { token: link } = await makeResetLink({ email, by: COMMAND, now });
  const from = { address: "192.0.2.1" };
  return async () => ({
    password: await outcome(signIn({ email, password: PASSWORD, code: "", userAgent: "", ...from, now })),
    "a token for the password": await outcome(mintToken({ email, password: PASSWORD, ...from, now })),
    session: await outcome(resolveSession((await signInHere(userId)).sessionId, now)),
    token: await outcome(fresh().resolveCredential(token, now)),
    key: await outcome(fresh().resolveCredential(fullKey, now)),
    invitation: await outcome(readInvitation({ token: invited, now })),
    "status page": await outcome(readTrip({ token: booking.publicToken, locale: "en", now })),
    "status page by number": await outcome(findTrip({ bookingNumber: booking.bookingNumber, lastName: "KARIMOV" })),
    calendar: await outcome(readTripCalendar({ token: booking.publicToken, locale: "en" })),
    receipt: String(
      (
        await receiptRoute(new Request("http://parvoz.test/receipts/x"), {
          params: Promise.resolve({ token: `${booking.receiptTokens[0]}.pdf` }),
        })
      ).status,
    ),
    "back office's help": await outcome(findPartnerPerson({ email })),
    "reset link of the command": await outcome(makeResetLink({ email, by: COMMAND, now })),
    "reset link": await outcome(resetPassword({ token: link, newPassword: "qalam bulut qosh anor", from, now })),
  });
}

test("people of the demonstration get in nowhere once it is off, and hold nothing that opens again with it", async () => {
  const doors = await makeDoors();
  process.env.DEMO = "0";
  expect(await doors()).toEqual({
    password: "wrong_credentials",
    "a token for the password": "wrong_credentials",
    session: "nobody",
    token: "nobody",
    key: "nobody",
    invitation: "invitation_invalid",
    "status page": "booking_not_found",
    "status page by number": "trip_not_found",
    calendar: "booking_not_found",
    receipt: "404",
    "back office's help": "validation",
    "reset link of the command": "validation",
    "reset link": "reset_link_invalid",
  });
  process.env.DEMO = "1";
  const open = await doors();
  expect([open.password, open.token, open.key, open.invitation, open["status page"]]).toEqual(["open", "open", "open", "open", "open"]);
  process.env.DEMO = "0";
  expect(await endDemonstration({ now: new Date() })).toMatchObject({ tokens: 2, keys: 14, invitations: 1, resetLinks: 1 });
  process.env.DEMO = "1";
  const ended = await doors();
  expect([ended.token, ended.key, ended.invitation]).toEqual(["nobody", "nobody", "invitation_invalid"]);
  expect(await endDemonstration({ now: new Date() })).toMatchObject({ tokens: 1, keys: 0, invitations: 0 });
});

test("a partner that is opened beside the demonstration is the demonstration's, and none is opened while it is off", async () => {
  const terms = { name: "Ipak", currency: "UZS", serviceFeeMinor: 0, recommendedMarkupBp: 0, creditLimitMinor: 0 };
  const { id } = await addPartner({ code: "WITHDEMO", ...terms });
  expect(await db().partner.findUniqueOrThrow({ where: { id } })).toMatchObject({ isDemo: true });
  process.env.DEMO = "0";
  await expect(addPartner({ code: "REAL", ...terms })).rejects.toMatchObject({ kind: "validation" });
  await expect(addUser({ partnerCode: "WITHDEMO", email: "yangi@ipak.example", name: "N", role: "agent" })).rejects.toMatchObject({
    kind: "validation",
  });
});
