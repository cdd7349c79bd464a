import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as quoteMailsRoute from "@/app/api/portal/quotes/[id]/mails/route";
import * as quotesRoute from "@/app/api/portal/quotes/route";
import { type QuoteItem, quoteMade, quotePage } from "@/lib/contracts/portal/quotes";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { LOCALES } from "@/lib/domain/localized";
import { insertQuote } from "@/tests/support/bookings/quote-rows";
import { readMime } from "@/tests/support/mail/read-mime";
import { type SmtpReceiver, startSmtpReceiver } from "@/tests/support/mail/smtp-receiver";
import { readPdf } from "@/tests/support/pdf-text";
import { callPortal } from "@/tests/support/portal-call";
import { casesOfRow } from "@/tests/support/run/property-runs";
import { workOff } from "@/tests/support/run/work-off";
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
// The process reads its settings once: what is read in the mailbox has a file of its own.
beforeAll(async () => {
  receiver = await startSmtpReceiver();
  Object.assign(process.env, { SMTP_HOST: "127.0.0.1", SMTP_PORT: String(receiver.port), SMTP_FROM: "noreply@parvoz.example", DEMO: "0" });
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

function order(id: string) {
  return callPortal(quoteMailsRoute.POST, { userId, method: "POST", body: { to: TO }, params: { id } });
}

async function listed(id: string): Promise<QuoteItem | undefined> {
  const { items } = envelope(quotePage).parse(await (await callPortal(quotesRoute.GET, { userId })).json()).data;
  return items.find((item) => item.id === id);
}

const digitsOf = (text: string) => text.replaceAll(/(?<=\d)[\s,.\u00a0](?=\d)/g, "");

test.each(casesOfRow(LOCALES, 1, 1))(
  "a quote in %s arrives with text, page and PDF in the agency's name, and says nothing of its cost",
  async (locale) => {
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
  },
);

test("what is withdrawn before it is written is not sent, and the quote says so", async () => {
  const { id } = await insertQuote({ partnerId });
  expect((await order(id)).status).toBe(200);
  await db().quote.update({ where: { id }, data: { withdrawnAt: new Date() } });
  await workOff();
  expect(receiver.mails).toEqual([]);
  expect((await listed(id))?.mails).toMatchObject([{ state: "failed", failure: "unavailable" }]);
});
