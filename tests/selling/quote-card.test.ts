import sharp from "sharp";
import { afterEach, expect, test, vi } from "vitest";
import { GET } from "@/app/quote-cards/[token]/route";
import { db } from "@/lib/db";
import { LOCALES } from "@/lib/domain/localized";
import { drawCard } from "@/lib/services/documents/quotes/card/draw-card";
import { renderCard } from "@/lib/services/documents/quotes/card/render-card";
import { readCustomerQuote } from "@/lib/services/quotes/read-customer-quote";
import { quoteTitle } from "@/lib/services/quotes/telling/quote-title";
import { insertQuote } from "@/tests/support/bookings/quote-rows";
import { wordsOf } from "@/tests/support/card-words";
import { makePartner } from "@/tests/support/world/world";

afterEach(() => vi.unstubAllGlobals());

async function getCard(token: string, locale = "uz"): Promise<Response> {
  const name = `${token}.png`;
  return GET(new Request(`http://parvoz.test/quote-cards/${name}?lang=${locale}`), { params: Promise.resolve({ token: name }) });
}

/** @returns the calls that were made of it */
function withoutNetwork() {
  const network = vi.fn((address: string) => Promise.reject(new Error(`a picture asked for ${address}`)));
  const { fetch } = globalThis;
  // What draws carries its program with it, as an address of data.
  vi.stubGlobal("fetch", (address: string) => (String(address).startsWith("data:") ? fetch(address) : network(address)));
  return network;
}

async function says(token: string, locale: (typeof LOCALES)[number]): Promise<string> {
  const quote = await readCustomerQuote({ token, locale, now: new Date() });
  return wordsOf(drawCard({ quote, locale, url: "https://parvoz.test/quote/x", logo: null, isDemo: false }));
}

test("a quote is a picture of 1080 pixels, in each language, without a call to the network, and kept by nobody but who has the link", async () => {
  const { partner } = await makePartner();
  await db().partner.update({ where: { id: partner.id }, data: { name: "Oʻgʻil ✈️ 旅行 Ўқғҳ" } });
  const { token } = await insertQuote({ partnerId: partner.id });
  const network = withoutNetwork();
  for (const locale of LOCALES) {
    const response = await getCard(token, locale);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect([response.headers.get("cache-control"), response.headers.get("x-robots-tag")]).toEqual(["private, max-age=60", "noindex"]);
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1080, expect.any(Number)]);
  }
  expect(network).not.toHaveBeenCalled();
  expect(await says(token, "uz")).toContain("Oʻgʻil Ўқғҳ");
});

test("no sign that an agency writes makes it ask the network for a font", async () => {
  const { token } = await insertQuote();
  const quote = await readCustomerQuote({ token, locale: "uz", now: new Date() });
  const network = withoutNetwork();
  const agency = String.fromCodePoint(...Array.from({ length: 0x3000 - 0x20 }, (_, index) => 0x20 + index));
  await renderCard({ quote: { ...quote, agency }, locale: "uz", url: "https://parvoz.test/quote/x", logo: null, isDemo: false });
  expect(network).not.toHaveBeenCalled();
});

test("it says what its page says: prices for all, and none once it has ended", async () => {
  const { id, token } = await insertQuote();
  expect(await says(token, "uz")).toMatch(/1\u00a0100\u00a0000\u00a0soʻm\n2 kishiga/);
  const quote = await readCustomerQuote({ token, locale: "uz", now: new Date() });
  expect(quoteTitle(quote).description).toBe("2 katta yoshli · 1\u00a0100\u00a0000\u00a0soʻm, 2 kishiga");
  await db().quote.update({ where: { id }, data: { withdrawnAt: new Date() } });
  expect(await says(token, "uz")).not.toMatch(/soʻm/);
  expect((await getCard(token)).status).toBe(200);
});

test("there is none behind a link that does not exist", async () => {
  const response = await getCard("A".repeat(22));
  expect([response.status, response.headers.get("cache-control")]).toEqual([404, "private, no-store"]);
});
