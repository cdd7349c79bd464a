import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { GET as readLetters, POST as writeLetter } from "@/app/api/operator/agencies/[code]/letters/route";
import { agencyLetters } from "@/lib/contracts/operator/agencies";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { openMessage, openRecipient } from "@/lib/services/ground/mail/mail-message";
import { makePerson } from "@/tests/support/access/sessions";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner } from "@/tests/support/world/world";

async function mailsTo(partnerId: string) {
  const rows = await db().mail.findMany({ where: { partnerId }, orderBy: { id: "asc" } });
  return Promise.all(
    rows.map(async (row) => {
      const message = row.sealedMessage && (await openMessage(row.id, row.sealedMessage));
      return { to: await openRecipient(row), subject: message?.subject, text: message?.text };
    }),
  );
}

test("the house writes to an agency once, at its brand's address, else to its owners, and its page keeps what was written", async () => {
  const { userId: operator } = await makePerson("operator");
  const { partner } = await makePartner();
  const { code } = await db().partner.findUniqueOrThrow({ where: { id: partner.id } });
  const call = async (body?: unknown) => {
    const params = { code };
    const method = body === undefined ? "GET" : "POST";
    const answer = await callPortal(body === undefined ? readLetters : writeLetter, { userId: operator, params, method, body });
    return { status: answer.status, body: await answer.json() };
  };
  const letters = async () => envelope(agencyLetters).parse((await call()).body).data;
  const words = { subject: "New bank details", text: "Dear colleagues,\nplease pay to the new account." };
  await db().user.updateMany({ where: { partnerId: partner.id }, data: { role: "agent" } });
  expect([(await letters()).recipients, (await call({ id: randomUUID(), ...words })).status]).toEqual([0, 422]);
  await db().partnerBrand.create({ data: { partnerId: partner.id, name: "Humo Sayohat", email: "office@humo.example" } });
  const id = randomUUID();
  await Promise.all([call({ id, ...words }), call({ id, ...words })]);
  expect(await letters()).toMatchObject({ recipients: 1, items: [{ id, ...words, recipients: 1 }] });
  const mails = await mailsTo(partner.id);
  expect(mails).toMatchObject([{ to: "office@humo.example", subject: words.subject }]);
  expect(mails[0]?.text).toContain("please pay to the new account.");
  const kept = await db().agencyLetter.findUniqueOrThrow({ where: { id } });
  expect(kept.words).not.toContain("bank");
  const rows = await db().auditEvent.findMany({ where: { action: "agency_letter_written" } });
  expect(rows).toMatchObject([{ actor: `operator:${operator}`, partnerId: partner.id, detail: { letter: id, recipients: 1 } }]);
  expect((await call({ id: randomUUID(), subject: "a", text: "b" })).status).toBe(422);
});
