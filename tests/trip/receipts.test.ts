import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { GET } from "@/app/receipts/[token]/route";
import { receipt as receiptContract } from "@/lib/contracts/interface/bookings";
import { db } from "@/lib/db";
import { LOCALES } from "@/lib/domain/localized";
import { storePartnerLogo } from "@/lib/services/access/brand/store-partner-logo";
import { orderMail } from "@/lib/services/channels/mail/order-mail";
import { listReceipts } from "@/lib/services/documents/receipts/list-receipts";
import { makeReceiptFiles } from "@/lib/services/documents/receipts/make-receipt";
import * as renderer from "@/lib/services/documents/receipts/pdf/render-receipt";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { readPdf } from "@/tests/support/pdf-text";

function open(name: string, query = "", headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://parvoz.test/receipts/${name}${query}`, { headers });
  return GET(request, { params: Promise.resolve({ token: name }) });
}

async function pdfOf(name: string, query: string) {
  return readPdf(new Uint8Array(await (await open(name, query)).arrayBuffer()));
}

async function filesOf(bookingId: string) {
  const passengers = await db().bookingPassenger.findMany({ where: { bookingId }, select: { id: true } });
  return db().receiptFile.findMany({ where: { passengerId: { in: passengers.map(({ id }) => id) } } });
}

const TWO = [
  { firstName: "AZIZ", lastName: "KARIMOV" },
  { firstName: "MUHABBATXON SIROJIDDIN", lastName: "ABDURAHMONXOʻJAYEVA" },
];

describe("the worker's receipts", () => {
  it("are one per passenger, in the customer's language, and are not made twice", async () => {
    const booking = await insertBooking({ people: TWO });
    const letter = { kind: "receipts", locale: "ru", to: "mijoz@customer.example" } as const;
    await orderMail({ partnerId: booking.partnerId, bookingId: booking.id, mail: letter, actor: "test", now: new Date() });
    await makeReceiptFiles({ bookingId: booking.id });
    const made = await filesOf(booking.id);
    expect(made.map(({ locale }) => locale)).toEqual(["ru", "ru"]);
    await makeReceiptFiles({ bookingId: booking.id });
    expect(await filesOf(booking.id)).toEqual(made);
  });

  it("are refused for a booking that is not ticketed", async () => {
    const booking = await insertBooking({ status: "paid" });
    await expect(makeReceiptFiles({ bookingId: booking.id })).rejects.toMatchObject({ kind: "receipt_unavailable" });
    expect(await filesOf(booking.id)).toEqual([]);
  });
});

describe("the receipt behind a link", () => {
  it("is made once for all who ask at once, in each language that is asked for, and kept beside what the worker made", async () => {
    const { id, receiptTokens } = await insertBooking();
    await makeReceiptFiles({ bookingId: id });
    const setting = vi.spyOn(renderer, "renderReceipt");
    for (const locale of LOCALES) {
      const asked = await Promise.all(Array.from({ length: 20 }, () => open(`${receiptTokens[0]}.pdf`, `?lang=${locale}`)));
      const [first, ...others] = await Promise.all(asked.map(async (response) => Buffer.from(await response.arrayBuffer())));
      for (const other of others) expect(other.equals(first ?? Buffer.alloc(0))).toBe(true);
    }
    expect(setting).toHaveBeenCalledTimes(LOCALES.length - 1);
    setting.mockRestore();
    expect((await filesOf(id)).map(({ locale }) => locale).sort()).toEqual(["en", "ru", "uz"]);
  });

  it("opens without signing in, in the language asked for, and stays out of caches and search engines", async () => {
    const booking = await insertBooking({ people: TWO });
    const response = await open(`${booking.receiptTokens[1]}.pdf`, "?lang=ru");
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="Parvoz-${booking.bookingNumber}-ABDURAHMONXO-JAYEVA.pdf"`,
      "content-language": "ru",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  it.each([
    ["uz", "Elektron chipta marshrut kvitansiyasi", "Toshkent", "Yoʻlovchi", "yigʻimi"],
    ["ru", "Маршрутная квитанция электронного билета", "Ташкент", "Пассажир", "Ручная кладь"],
    ["en", "Electronic ticket itinerary receipt", "Tashkent", "Passenger", "Hand baggage"],
  ])("reads as a receipt in %s", async (locale, ...words) => {
    const booking = await insertBooking();
    const tickets = await db().ticket.findMany({ where: { bookingId: booking.id } });
    const pdf = await pdfOf(`${booking.receiptTokens[0]}.pdf`, `?lang=${locale}`);
    const numbers = tickets.map((ticket) => String(ticket.ticketNumber));
    for (const text of [...numbers, "HX4K2P", "TQ8M3R", "KARIMOV/AZIZ", booking.bookingNumber, "Ipak Yoʻli Travel"]) {
      expect(pdf.text).toContain(text);
    }
    for (const text of [...words, "23:40", "03:05", "06:10", "14:30"]) expect(pdf.text).toContain(text);
    expect(pdf.text).not.toContain("AA1234567");
    expect(pdf).toMatchObject({ pages: 2, language: locale, title: `${words[0]} · KARIMOV/AZIZ` });
    expect(pdf.roles).toEqual(expect.arrayContaining(["H1", "H2", "Table", "TH", "TD", "Figure"]));
  });

  it("is dated by the agency's clock", async () => {
    const booking = await insertBooking();
    expect((await pdfOf(`${booking.receiptTokens[0]}.pdf`, "?lang=en")).text).toContain("21 November 2026");
  });

  it.each([
    ["uz", "Bunday marshrut kvitansiyasi yoʻq"],
    ["ru", "Такой маршрутной квитанции нет"],
    ["en", "There is no such itinerary receipt"],
  ])("is not found under another token, and says so in %s", async (language, text) => {
    const booking = await insertBooking();
    const names = ["AAAAAAAAAAAAAAAAAAAAAA.pdf", `${booking.receiptTokens[0]}`, "%00.pdf", `${booking.publicToken}.pdf`];
    for (const name of names) {
      const response = await open(name, "", { "accept-language": language });
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
      expect(await response.text()).toContain(text);
    }
  });

  it.each(["booked", "paid", "cancelled", "refunded"] as const)("is not served while the booking is %s", async (status) => {
    const booking = await insertBooking({ status });
    const response = await open(`${booking.receiptTokens[0]}.pdf`, "?lang=en");
    expect(response.status).toBe(409);
    expect(await response.text()).toContain("once the booking is ticketed");
  });
});

describe("the partner's list of receipts", () => {
  it("has one per passenger, each with an address that opens", async () => {
    const booking = await insertBooking({ people: TWO });
    const asked = { partnerId: booking.partnerId, bookingId: booking.id, locale: "ru" } as const;
    const receipts = receiptContract.array().parse(await listReceipts(asked));
    expect(receipts.map(({ first_name }) => first_name)).toEqual(TWO.map(({ firstName }) => firstName));
    expect(await listReceipts(asked)).toEqual(receipts);
    for (const { itinerary_receipt, last_name } of receipts) {
      const { pathname, search } = new URL(itinerary_receipt);
      expect((await pdfOf(pathname.replace("/receipts/", ""), search)).text).toContain(last_name);
    }
  });

  it("is refused before the tickets are issued, and to another partner", async () => {
    const paid = await insertBooking({ status: "paid" });
    const other = await insertBooking();
    await expect(listReceipts({ partnerId: paid.partnerId, bookingId: paid.id, locale: "en" })).rejects.toMatchObject({
      kind: "receipt_unavailable",
    });
    await expect(listReceipts({ partnerId: paid.partnerId, bookingId: other.id, locale: "en" })).rejects.toMatchObject({
      kind: "booking_not_found",
    });
  });
});

/** Signature and first chunk of a PNG. */
const HEADER_END = 33;
/** What stands before the packed part of a chunk. */
const CHUNK_HEADS: Readonly<Record<string, string>> = { zTXt: "Comment\0\0", iTXt: "Comment\0\u0001\0\0\0", iCCP: "icc\0\0" };

describe("a partner's logo", () => {
  function png(width: number, height: number): Promise<Buffer> {
    return sharp({ create: { width, height, channels: 4, background: "#0f4c5c" } })
      .png()
      .toBuffer();
  }

  /** With 200 MB of zeros, packed to a fifth of one, as a chunk of this type behind the header (PNG, 5.3 and 11.3). */
  function withChunk(image: Buffer, type: string): Buffer {
    const body = Buffer.concat([
      Buffer.from(type),
      Buffer.from(CHUNK_HEADS[type] ?? "", "latin1"),
      deflateSync(Buffer.alloc(200 * 1024 * 1024)),
    ]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length - type.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([image.subarray(0, HEADER_END), length, body, sum, image.subarray(HEADER_END)]);
  }

  it("is printed in place of the partner's name", async () => {
    const { id, partnerCode, receiptTokens } = await insertBooking();
    await storePartnerLogo({ partnerCode, image: await png(500, 160) });
    await makeReceiptFiles({ bookingId: id });
    const pdf = await pdfOf(`${receiptTokens[0]}.pdf`, "?lang=en");
    expect(pdf.roles.filter((role) => role === "Figure")).toHaveLength(2);
  });

  it.each([
    [501, 160],
    [500, 161],
  ])("is refused at %i × %i", async (width, height) => {
    const { partnerCode } = await insertBooking();
    const refusal = storePartnerLogo({ partnerCode, image: await png(width, height) });
    await expect(refusal).rejects.toMatchObject({
      kind: "validation",
      fields: { logo: [{ en: `The logo is ${width} × ${height} pixels; make it at most 500 × 160.` }] },
    });
  });

  it("is refused where it is no PNG, or a broken one", async () => {
    const { partnerCode } = await insertBooking();
    const jpeg = await sharp(await png(10, 10))
      .jpeg()
      .toBuffer();
    const broken = (await png(100, 100)).subarray(0, 40);
    for (const image of [jpeg, broken, Buffer.from("logo"), Buffer.alloc(0)]) {
      await expect(storePartnerLogo({ partnerCode, image })).rejects.toMatchObject({
        fields: { logo: [{ en: "The logo must be a PNG image." }] },
      });
    }
    expect((await db().partner.findUniqueOrThrow({ where: { code: partnerCode } })).logo).toBeNull();
  });

  it.each([...Object.keys(CHUNK_HEADS), "IDAT"])("is refused or kept small where %s unpacks to a thousand times its size", async (type) => {
    const { partnerCode } = await insertBooking();
    const image = withChunk(await png(100, 100), type);
    const stored = await storePartnerLogo({ partnerCode, image }).then(
      () => db().partner.findUniqueOrThrow({ where: { code: partnerCode }, select: { logo: true } }),
      (error: unknown) => expect(error).toMatchObject({ kind: "validation", fields: { logo: [expect.anything()] } }),
    );
    expect(stored?.logo?.length ?? 0).toBeLessThan(5_000);
  });

  it("is refused above 1 MB, whatever it holds", async () => {
    const { partnerCode } = await insertBooking();
    const image = Buffer.concat([await png(10, 10), Buffer.alloc(1024 * 1024)]);
    await expect(storePartnerLogo({ partnerCode, image })).rejects.toMatchObject({
      fields: { logo: [{ en: "The logo's file is larger than 1 MB. Save it again without metadata." }] },
    });
  });

  it("needs a partner", async () => {
    const image = await png(10, 10);
    await expect(storePartnerLogo({ partnerCode: "nobody", image })).rejects.toMatchObject({ kind: "validation" });
  });
});
