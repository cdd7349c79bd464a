import { beforeAll, describe, expect, test } from "vitest";
import * as lettersRoute from "@/app/api/portal/bookings/[id]/letters/route";
import * as mailsRoute from "@/app/api/portal/bookings/[id]/mails/route";
import * as mailRoute from "@/app/api/portal/mails/[id]/route";
import * as mailboxRoute from "@/app/api/portal/mails/route";
import { bookingLetters, mailboxPage, mailShown } from "@/lib/contracts/portal/mail";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { LOCALES } from "@/lib/domain/localized";
import { purgeMails } from "@/lib/services/channels/mail/purge-mails";
import { currentKey } from "@/lib/services/ground/personal-data/keyring";
import { payerColumns } from "@/lib/services/ground/personal-data/payer";
import { openStaff } from "@/lib/services/ground/personal-data/staff";
import { rotateDataKeys } from "@/lib/services/operations/personal-data/rotate-keys";
import { readPortalBooking } from "@/lib/services/views/booking-page/read-portal-booking";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { callPortal } from "@/tests/support/portal-call";
import { workOff } from "@/tests/support/run/work-off";
import { makePartner } from "@/tests/support/world/world";

const TO = "mijoz@customer.example";

let userId: string;
let partnerId: string;
beforeAll(async () => {
  const made = await makePartner();
  [userId, partnerId] = [made.userId, made.partner.id];
  const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");
  await db().partner.update({ where: { id: partnerId }, data: { logo: new Uint8Array(png) } });
});

async function send(bookingId: string, body: object) {
  const response = await callPortal(mailsRoute.POST, { userId, method: "POST", body, params: { id: bookingId } });
  await workOff();
  return response;
}

async function readMailbox(reader = userId) {
  return envelope(mailboxPage).parse(await (await callPortal(mailboxRoute.GET, { userId: reader })).json()).data;
}

async function openOne(id: string) {
  return envelope(mailShown).parse(await (await callPortal(mailRoute.GET, { userId, params: { id } })).json()).data;
}

describe("without a server for mail", () => {
  test("a mail is read in the mailbox as its receiver would have it, by the agency's people alone", async () => {
    const booking = await insertBooking({ partnerId });
    expect((await send(booking.id, { kind: "receipts", locale: "ru", to: TO })).status).toBe(200);
    const [item] = (await readMailbox()).items;
    expect(item).toMatchObject({ kind: "receipts", to: TO, booking: booking.id });
    const mail = await openOne(item?.id ?? "");
    expect(mail.subject).toBe(item?.subject);
    expect(mail.attachments.map(({ name }) => name)).toEqual([
      `Parvoz-${booking.bookingNumber}.pdf`,
      `Parvoz-${booking.bookingNumber}.ics`,
    ]);
    expect(mail.html).toContain('<img src="data:image/png;base64,');
    expect(mail.html).not.toMatch(/\sstyle=|cid:/);
    expect((await readMailbox((await makePartner()).userId)).items).toEqual([]);
  });

  test("an address that is none is refused by its name", async () => {
    const booking = await insertBooking({ partnerId });
    const response = await send(booking.id, { kind: "receipts", locale: "ru", to: "a@x.example\r\nBcc: b@x.example" });
    expect(response.status).toBe(422);
    expect(JSON.stringify(await response.json())).toContain('"to"');
    expect(await db().mail.count({ where: { bookingId: booking.id } })).toBe(0);
  });

  test("after new keys it is still read, and nothing of it is sealed with the old", async () => {
    const before = await currentKey();
    await rotateDataKeys({ activeFrom: new Date() });
    const [item] = (await readMailbox()).items;
    expect(item?.to).toBe(TO);
    expect((await openOne(item?.id ?? "")).text).toContain("KARIMOV AZIZ");
    const row = await db().mail.findUniqueOrThrow({ where: { id: item?.id ?? "" } });
    expect((await currentKey()).id).not.toBe(before.id);
    for (const sealed of [row.sealedRecipient ?? "", Buffer.from(row.sealedMessage ?? []).toString("latin1", 0, 20)])
      expect(sealed.startsWith(`enc1.${(await currentKey()).id}.`), sealed.slice(0, 10)).toBe(true);
  });

  test("after 30 days it is gone from the mailbox, and stays in the history", async () => {
    const [item] = (await readMailbox()).items;
    await purgeMails({ now: new Date(Date.now() + 29 * 86_400_000) });
    expect((await readMailbox()).items).toHaveLength(1);
    await purgeMails({ now: new Date(Date.now() + 31 * 86_400_000) });
    expect((await readMailbox()).items).toEqual([]);
    expect((await callPortal(mailRoute.GET, { userId, params: { id: item?.id ?? "" } })).status).toBe(404);
    expect(await db().mail.findUnique({ where: { id: item?.id ?? "" } })).toMatchObject({ state: "sent", via: "mailbox" });
  });
});

test("no letter is offered to the agency as its customer, whose own address or a colleague's stands in for a payer without one", async () => {
  const { id } = await insertBooking({ partnerId });
  const asked = async (payerEmail: string) => {
    const payer = await payerColumns({ id, partnerId }, { payerName: "Dilnoza Aliyeva", payerEmail, payerTel: "+998901234567" });
    await db().booking.update({ where: { id }, data: payer });
    const response = await callPortal(lettersRoute.GET, { userId, params: { id }, query: "?locale=uz" });
    const { payer_email_is_agencys } = await readPortalBooking({ partnerId, bookingId: id, now: new Date() });
    return [envelope(bookingLetters).parse(await response.json()).data.recipient, payer_email_is_agencys];
  };
  const agent = await openStaff(await db().user.findUniqueOrThrow({ where: { id: userId } }));
  await db().partnerBrand.create({ data: { partnerId, name: "", email: "office@agency.example" } });
  expect(await asked(agent.email.toUpperCase())).toEqual(["", true]);
  expect(await asked("Office@agency.example")).toEqual(["", true]);
  expect(await asked(TO)).toEqual([TO, false]);
  await db().partnerBrand.delete({ where: { partnerId } });
});

test.each(LOCALES)("ready texts in %s say what matters, and what is paid is the selling price", async (locale) => {
  const booking = await insertBooking({ partnerId });
  await db().bookingPassenger.updateMany({ where: { bookingId: booking.id }, data: { sellingMinor: 1_700_000_000n } });
  const response = await callPortal(lettersRoute.GET, { userId, params: { id: booking.id }, query: `?locale=${locale}` });
  const { recipient, letters } = envelope(bookingLetters).parse(await response.json()).data;
  expect(recipient).toBe("payer@example.test");
  expect(letters.map(({ kind }) => kind)).toEqual(["confirmation", "receipts"]);
  expect(letters[1]?.text).toContain(`/receipts/all/${booking.publicToken}.pdf?lang=${locale}`);
  for (const { text } of letters) {
    for (const part of [booking.bookingNumber, "HY 271", "23:40", "HX4K2P", "KARIMOV AZIZ", `/trip/${booking.publicToken}`])
      expect(text).toContain(part);
    const digits = text.replaceAll(/(?<=\d)[\s,.\u00a0](?=\d)/g, "");
    expect(digits).toContain("17000000");
    expect(digits).not.toContain("14939670");
  }
});
