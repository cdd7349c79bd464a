import { beforeAll, expect, test } from "vitest";
import * as mailRoute from "@/app/api/portal/mails/[id]/route";
import * as mailboxRoute from "@/app/api/portal/mails/route";
import * as quoteMailsRoute from "@/app/api/portal/quotes/[id]/mails/route";
import * as quotesRoute from "@/app/api/portal/quotes/route";
import { mailboxPage, mailShown } from "@/lib/contracts/portal/mail";
import { type QuoteItem, quotePage } from "@/lib/contracts/portal/quotes";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { eraseRows } from "@/lib/services/operations/personal-data/erase-booking";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { insertQuote } from "@/tests/support/bookings/quote-rows";
import { callPortal } from "@/tests/support/portal-call";
import { workOff } from "@/tests/support/run/work-off";
import { makePartner } from "@/tests/support/world/world";

const TO = "mijoz@customer.example";
let userId: string;
let partnerId: string;
beforeAll(async () => {
  const made = await makePartner();
  [userId, partnerId] = [made.userId, made.partner.id];
});

function order(quoteId: string, to = TO, by = userId) {
  return callPortal(quoteMailsRoute.POST, { userId: by, method: "POST", body: { to }, params: { id: quoteId } });
}

async function listed(id: string): Promise<QuoteItem | undefined> {
  const { items } = envelope(quotePage).parse(await (await callPortal(quotesRoute.GET, { userId })).json()).data;
  return items.find((item) => item.id === id);
}

test("without a server for mail a quote is read in the mailbox as its receiver would have it, by the agency's people alone", async () => {
  const { id } = await insertQuote({ partnerId });
  await order(id);
  await workOff();
  const mailbox = async (reader: string) =>
    envelope(mailboxPage).parse(await (await callPortal(mailboxRoute.GET, { userId: reader })).json()).data.items;
  const [item] = await mailbox(userId);
  expect(item).toMatchObject({ kind: "quote", to: TO });
  const answer = await callPortal(mailRoute.GET, { userId, params: { id: item?.id ?? "" } });
  const shown = envelope(mailShown).parse(await answer.json()).data;
  expect([shown.booking, shown.attachments.map(({ name }) => name)]).toEqual([null, ["quote-uz.pdf"]]);
  const stranger = (await makePartner()).userId;
  expect(await mailbox(stranger)).toEqual([]);
  expect((await order(id, TO, stranger)).status).toBe(404);
  expect((await listed(id))?.mails).toMatchObject([{ state: "sent", via: "mailbox" }]);
});

test("one that has ended, or an address that is none, is refused by its name, and nothing is queued", async () => {
  const past = new Date(Date.now() - 1000);
  const withdrawn = await insertQuote({ partnerId, columns: { withdrawnAt: past } });
  const expired = await insertQuote({ partnerId, columns: { validUntil: past } });
  for (const { id } of [withdrawn, expired]) {
    const answer = await order(id);
    expect([answer.status, (await answer.json()).error_code]).toEqual([409, 100561]);
  }
  const { id } = await insertQuote({ partnerId });
  const wrong = await order(id, "a@x.example\r\nBcc: b@x.example");
  expect([wrong.status, Object.keys((await wrong.json()).errors)]).toEqual([422, ["to"]]);
  expect(await db().mail.count({ where: { quoteId: { in: [withdrawn.id, expired.id, id] } } })).toBe(0);
});

test("no quote is sent more than twenty times a day, whoever it goes to", async () => {
  const { id } = await insertQuote({ partnerId });
  const statuses: number[] = [];
  for (let sent = 0; sent < 21; sent += 1) statuses.push((await order(id, `mijoz${sent}@customer.example`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  await db().mail.deleteMany({ where: { quoteId: id } });
});

test("addresses and texts of a quote go with the personal data of the booking that was made of it", async () => {
  const { id } = await insertQuote({ partnerId });
  await order(id);
  await workOff();
  const late = await insertQuote({ partnerId });
  await order(late.id);
  const booking = await insertBooking({ partnerId });
  await db().quote.updateMany({ where: { id: { in: [id, late.id] } }, data: { bookingId: booking.id } });
  await eraseRows({ bookingId: booking.id, by: { actor: "retention" }, now: new Date() });
  const [sent, waiting] = [await listed(id), await listed(late.id)];
  expect(sent?.mails).toMatchObject([{ to: "", state: "sent" }]);
  expect(waiting?.mails).toMatchObject([{ to: "", state: "failed", failure: "erased" }]);
  expect(await db().mail.count({ where: { quoteId: { in: [id, late.id] }, NOT: { sealedMessage: null } } })).toBe(0);
});
