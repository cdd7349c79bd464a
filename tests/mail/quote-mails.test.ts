import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as mailRoute from "@/app/api/portal/mails/[id]/route";
import * as mailboxRoute from "@/app/api/portal/mails/route";
import * as quoteMailsRoute from "@/app/api/portal/quotes/[id]/mails/route";
import * as quotesRoute from "@/app/api/portal/quotes/route";
import { mailboxPage, mailShown } from "@/lib/contracts/mail";
import { type QuoteItem, quoteMade, quotePage } from "@/lib/contracts/quotes";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { LOCALES } from "@/lib/domain/localized";
import { eraseRows } from "@/lib/services/personal-data/erase-booking";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { insertQuote } from "@/tests/support/bookings/quote-rows";
import { readMime } from "@/tests/support/mail/read-mime";
import { type SmtpReceiver, startSmtpReceiver } from "@/tests/support/mail/smtp-receiver";
import { readPdf } from "@/tests/support/pdf-text";
import { callPortal } from "@/tests/support/portal-call";
import { workOff } from "@/tests/support/work-off";
import { makePartner } from "@/tests/support/world/world";

const TO = "mijoz@customer.example";
/** What the agency pays, and nothing else comes to. */
const COST = 731_284_957;
const CHOICES = [
  { quoted: { costMinor: COST, sellingMinor: 812_000_000 } },
  { quoted: { costMinor: COST + 111, sellingMinor: 934_500_050 }, now: { costMinor: COST + 222, sellingMinor: 955_000_000 } },
];

let receiver: SmtpReceiver;
let userId: string;
let partnerId: string;
beforeAll(async () => {
  receiver = await startSmtpReceiver();
  const made = await makePartner();
  [userId, partnerId] = [made.userId, made.partner.id];
  const brand = { name: "Ipak Yoʻli", tel: "+998 71 200 00 00", email: "agency@travel.example", telegram: "ipak_yoli" };
  await db().partnerBrand.create({ data: { partnerId, ...brand } });
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.mails.length = 0;
  receiver.behave();
});

function order(quoteId: string, to = TO, by = userId) {
  return callPortal(quoteMailsRoute.POST, { userId: by, method: "POST", body: { to }, params: { id: quoteId } });
}

async function listed(id: string): Promise<QuoteItem | undefined> {
  const { items } = envelope(quotePage).parse(await (await callPortal(quotesRoute.GET, { userId })).json()).data;
  return items.find((item) => item.id === id);
}

const digitsOf = (text: string) => text.replaceAll(/(?<=\d)[\s,.\u00a0](?=\d)/g, "");

describe("by a server for mail", () => {
  const demo = process.env.DEMO;
  beforeAll(() => {
    const { port } = receiver;
    Object.assign(process.env, { SMTP_HOST: "127.0.0.1", SMTP_PORT: String(port), SMTP_FROM: "noreply@parvoz.example", DEMO: "0" });
  });
  // Other files may be next in this process.
  afterAll(() => {
    for (const name of ["SMTP_HOST", "SMTP_PORT", "SMTP_FROM", "DEMO"]) delete process.env[name];
    if (demo !== undefined) process.env.DEMO = demo;
  });

  test.each(LOCALES)("a quote in %s arrives with text, page and PDF in the agency's name, and says nothing of its cost", async (locale) => {
    const { id, token } = await insertQuote({ partnerId, label: "Sinovova", note: "Yaxshi yoʻl!", choices: CHOICES });
    await db().quote.update({ where: { id }, data: { locale } });
    const made = envelope(quoteMade).parse(await (await order(id)).json()).data;
    expect(made.mails).toMatchObject([{ to: TO, state: "waiting", via: null }]);
    await workOff();
    const [taken, ...others] = receiver.mails;
    expect(others).toEqual([]);
    const { headers, parts } = readMime(taken?.data ?? "");
    expect(headers.get("from")).toBe("Ipak Yoʻli <noreply@parvoz.example>");
    expect([headers.get("to"), headers.get("reply-to")]).toEqual([TO, "agency@travel.example"]);
    expect(parts.map(({ type }) => type.split(";")[0])).toEqual(["text/plain", "text/html", "application/pdf"]);
    const pdf = await readPdf(new Uint8Array(parts[2]?.bytes ?? []));
    expect(pdf.language).toBe(locale);
    for (const text of [parts[0]?.text ?? "", parts[1]?.text ?? "", pdf.text]) {
      const digits = digitsOf(text);
      for (const shown of ["8120000", "9550000", "934500050", "HY271"]) expect(digits.replaceAll(/HY\s+271/g, "HY271")).toContain(shown);
      for (const said of ["Yaxshi yoʻl!", `/quote/${token}`, "+998 71 200 00 00"]) expect(text.replaceAll(/\s+/g, " ")).toContain(said);
      expect(digits).not.toContain(String(Math.trunc(COST / 100)));
      expect(text).not.toContain("Sinovova");
    }
    expect((await listed(id))?.mails).toMatchObject([{ to: TO, state: "sent", via: "smtp", attempts: 1 }]);
  });

  test("what is withdrawn before it is written is not sent, and the quote says so", async () => {
    const { id } = await insertQuote({ partnerId });
    expect((await order(id)).status).toBe(200);
    await db().quote.update({ where: { id }, data: { withdrawnAt: new Date() } });
    await workOff();
    expect(receiver.mails).toEqual([]);
    expect((await listed(id))?.mails).toMatchObject([{ state: "failed", failure: "unavailable" }]);
  });
});

describe("without one", () => {
  test("it is read in the mailbox as its receiver would have it, by the agency's people alone", async () => {
    const { id } = await insertQuote({ partnerId, choices: CHOICES });
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

  test("its addresses and texts go with the personal data of the booking that was made of it", async () => {
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
});
