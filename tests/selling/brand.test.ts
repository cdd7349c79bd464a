import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { DELETE as dropLogo, POST as setLogo } from "@/app/api/portal/brand/logo/route";
import { POST as preview } from "@/app/api/portal/brand/preview/route";
import { POST as setBrand } from "@/app/api/portal/brand/route";
import { GET as readTrip } from "@/app/api/trip/[token]/route";
import { GET as readStyles } from "@/app/brand-styles/[colour]/route";
import { GET as readLogo } from "@/app/logos/[token]/route";
import { GET as readReceipt } from "@/app/receipts/[token]/route";
import { brandPreview, brandShown } from "@/lib/contracts/portal/brand";
import { envelope } from "@/lib/contracts/shared";
import { trip } from "@/lib/contracts/trip/trip";
import { db } from "@/lib/db";
import { brandTones } from "@/lib/domain/colours/brand-tones";
import type { Letter } from "@/lib/services/channels/mail/letter/letter";
import { writeHtml } from "@/lib/services/channels/mail/letter/write-html";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { readPdf } from "@/tests/support/pdf-text";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner } from "@/tests/support/world/world";

const BRAND = {
  ...{ name: "Zarafshon Sayohat", tel: "+998 71 200 00 00", email: "salom@zarafshon.example" },
  ...{ address: "Toshkent, Amir Temur 1", telegram: "https://t.me/zarafshon_sayohat" },
};

let userId: string;
let partnerId: string;
let sold: Awaited<ReturnType<typeof insertBooking>>;
beforeAll(async () => {
  const made = await makePartner();
  ({ userId } = made);
  partnerId = made.partner.id;
  await db().user.update({ where: { id: userId }, data: { role: "admin" } });
  sold = await insertBooking({ partnerId, status: "ticketed" });
});

const send = (handler: typeof setBrand, body?: unknown, method = "POST") => callPortal(handler, { userId, method, body });

async function receiptText(): Promise<string> {
  const token = sold.receiptTokens[0] ?? "";
  const request = new Request(`http://parvoz.test/receipts/${token}.pdf?lang=en`);
  const response = await readReceipt(request, { params: Promise.resolve({ token: `${token}.pdf` }) });
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).text;
}

async function shownTrip() {
  const request = new Request(`http://parvoz.test/api/trip/${sold.publicToken}`);
  const response = await readTrip(request, { params: Promise.resolve({ token: sold.publicToken }) });
  return envelope(trip).parse(await response.json()).data;
}

function askLogo(token: string): Promise<Response> {
  return readLogo(new Request(`http://parvoz.test/logos/${token}`), { params: Promise.resolve({ token }) });
}

describe("the brand", () => {
  test("stands on the page and on receipts that were made before, and the log says that it was set", async () => {
    expect(await receiptText()).not.toContain(BRAND.name);
    const set = await send(setBrand, { ...BRAND, prints_parts: true, colour: "FFD400" });
    expect(envelope(brandShown).parse(await set.json()).data).toMatchObject({ prints_parts: true, colour: "#ffd400" });
    const text = await receiptText();
    for (const line of [BRAND.name, BRAND.tel, BRAND.email, BRAND.address, "t.me/zarafshon_sayohat"]) expect(text).toContain(line);
    expect(await shownTrip()).toMatchObject({
      agency: BRAND.name,
      contacts: { tel: BRAND.tel, telegram: "zarafshon_sayohat" },
      has_logo: false,
      colour: "#ffd400",
    });
    expect(await db().auditEvent.count({ where: { partnerId, action: "brand_set", actor: `partner:${userId}` } })).toBe(1);
  });

  test.each([
    ["no name", { name: " " }, "name"],
    ["a control character in the name", { name: "Zar\u0007afshon" }, "name"],
    ["words for a telephone", { tel: "call us" }, "tel"],
    ["half an address", { email: "salom@" }, "email"],
    ["a word for a colour", { colour: "yellow" }, "colour"],
    ["a style for a colour", { colour: "#fff;}body{display:none" }, "colour"],
    ["a link elsewhere for Telegram", { telegram: "https://evil.example/x" }, "telegram"],
  ])("is refused with %s", async (_, change, field) => {
    const response = await send(setBrand, { ...BRAND, ...change });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors)).toEqual([field]);
  });

  test("is looked at before it is saved, on a receipt that says it is none", async () => {
    const response = await send(preview, { ...BRAND, name: "Boshqa Nom" });
    const { pdf } = envelope(brandPreview).parse(await response.json()).data;
    const { text } = await readPdf(new Uint8Array(Buffer.from(pdf, "base64")));
    expect(text).toContain("Boshqa Nom");
    expect(text).toMatch(/not valid for travel|недействительно|yaroqsiz/i);
    expect((await shownTrip()).agency).toBe(BRAND.name);
  });
});

describe("the brand's colour", () => {
  const sheet = (colour: string) => readStyles(new Request("http://parvoz.test/brand-styles/x"), { params: Promise.resolve({ colour }) });

  test("is a style sheet that says what can be read by day, by night and on paper, and nothing else", async () => {
    const response = await sheet("ffd400.css");
    expect(response.headers.get("content-type")).toBe("text/css; charset=utf-8");
    const text = await response.text();
    const { day, night } = brandTones("#ffd400");
    expect(text).toContain(`:root{--agency-pure:#ffd400;--agency-brand:${day.accent};--agency-accent:${day.accent};`);
    expect(text).toContain(`:root[data-theme="dark"]{--agency-accent:${night.accent};`);
    for (const other of ["ffd400", "FFD400.css", "ffd40.css", "red.css", "ffd400;}.css"]) expect((await sheet(other)).status).toBe(404);
  });

  test("leads in mails", async () => {
    const { accent } = brandTones("#c8102e").day;
    const html = writeHtml({ ...LETTER, agency: { name: "Namuna", contacts: [], colour: "#c8102e" } }, { logoCid: null });
    expect(html).toContain(`bgcolor="${accent}" class="bar"`);
    expect(html).not.toContain("#0f4c5c");
  });
});

/** As little as a letter may say. */
const LETTER: Letter = {
  ...{ locale: "en", subject: "s", heading: "h", paragraphs: [], lists: [], facts: [], flightsHeading: "", ways: [], notices: [] },
  link: { label: "Open", url: "http://parvoz.test" },
  agency: { name: "Namuna", contacts: [] },
  footer: "",
};

describe("a logo", () => {
  const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#0f4c5c" } });
  const upload = (bytes: Buffer) => send(setLogo, { image: bytes.toString("base64") });

  test("of either kind is written anew, at most 500 × 160, without what else was in its file", async () => {
    for (const bytes of [
      await picture(900, 300)
        .withExif({ IFD0: { Copyright: "hidden words" } })
        .jpeg()
        .toBuffer(),
      await picture(400, 100)
        .withExif({ IFD0: { Copyright: "hidden words" } })
        .png()
        .toBuffer(),
    ]) {
      expect((await upload(bytes)).status).toBe(200);
      const response = await askLogo(sold.publicToken);
      expect(response.headers.get("content-type")).toBe("image/png");
      const logo = Buffer.from(await response.arrayBuffer());
      const { format, width = 0, height = 0 } = await sharp(logo).metadata();
      expect({ format, fits: width <= 500 && height <= 160 }).toEqual({ format: "png", fits: true });
      expect(logo.includes("hidden words")).toBe(false);
    }
    expect((await shownTrip()).has_logo).toBe(true);
  });

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ["text that calls itself a picture", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>")],
    ["a GIF", () => picture(20, 20).gif().toBuffer()],
    ["a picture that is cut", async () => (await picture(400, 100).png().toBuffer()).subarray(0, 60)],
    ["a forged size", () => forgedPng(60_000, 60_000)],
  ])("is refused where it is %s, and the one before stays", async (_, bytes) => {
    const before = await db().partner.findUniqueOrThrow({ where: { id: partnerId } });
    const response = await upload(await bytes());
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toHaveProperty("logo");
    expect((await db().partner.findUniqueOrThrow({ where: { id: partnerId } })).logo).toEqual(before.logo);
  });

  test("is taken away, and nobody finds one behind an unknown link", async () => {
    expect((await send(dropLogo, undefined, "DELETE")).status).toBe(200);
    expect((await askLogo(sold.publicToken)).status).toBe(404);
    expect((await askLogo("AAAAAAAAAAAAAAAAAAAAAA")).status).toBe(404);
    expect((await shownTrip()).has_logo).toBe(false);
  });
});

/** A PNG whose header says that it is this large; nothing of it is there. */
function forgedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(33);
  Buffer.from("\x89PNG\r\n\x1a\n", "latin1").copy(header);
  header.writeUInt32BE(13, 8);
  header.write("IHDR", 12, "latin1");
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.set([8, 2, 0, 0, 0], 24);
  return header;
}
