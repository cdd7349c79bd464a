import { expect, test } from "@playwright/test";
import { ERRORS } from "@/lib/contracts/errors";
import { operationNames } from "@/lib/contracts/interface/operations";
import { SANDBOX_ROUTES } from "@/lib/contracts/interface/sandbox-routes";
import { LOCALES } from "@/lib/domain/localized";
import { AT_NIGHT } from "../support/when";

const START = "/docs";
const IN_A_LANGUAGE = /^\/docs\/(?:en|ru|uz)(?:\/|$)/;
/** Address of a page in a language. @param page as `/docs/quick-start` */
const inLanguage = (page: string, locale: string) => page.replace("/docs", `/docs/${locale}`);

/** Links of a page to other pages of the documentation and to files beside them, without their anchors. */
function linksIn(html: string): string[] {
  const links = [...html.matchAll(/href="(\/docs[^"#]*)/g)].map(([, link = ""]) => link);
  return [...new Set(links)];
}

test("every page of the documentation is there for everyone, and no link between them is broken", async ({ request }) => {
  const seen = new Map<string, string>();
  const waiting = [START];
  for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
    if (seen.has(page)) continue;
    const response = await request.get(page);
    expect(response.status(), page).toBe(200);
    const html = response.headers()["content-type"]?.includes("text/html") ? await response.text() : "";
    seen.set(page, html);
    // The same pages in a language that the address asks for have a test of their own.
    waiting.push(...linksIn(html).filter((link) => !IN_A_LANGUAGE.test(link)));
  }
  for (const name of operationNames()) expect([...seen.keys()]).toContain(`/docs/reference/${name.replaceAll("_", "-")}`);
  for (const [page, html] of seen)
    expect(html, page).not.toMatch(/(?:src|href)="(?:https?:)?\/\/(?!localhost|127\.)[^"]*\.(?:js|css|woff2?|png|svg)"/);
});

test("the page of errors has every code of the table, in three languages", async ({ request }) => {
  const html = (await (await request.get("/docs/errors")).text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  for (const [name, { code, text }] of Object.entries(ERRORS)) {
    expect(html, name).toContain(`id="${name}"`);
    expect(html, name).toContain(`>${code}<`);
    for (const one of [text.en, text.ru, text.uz]) expect(html, name).toContain(one);
  }
});

test("the page of the sandbox has every route of the code", async ({ request }) => {
  const html = await (await request.get("/docs/sandbox")).text();
  for (const { behaviour } of SANDBOX_ROUTES) expect(html).toContain(`id="${behaviour}"`);
});

test("the OpenAPI document is sent once and then confirmed", async ({ request }) => {
  const first = await request.get("/docs/openapi.json");
  expect(first.headers()["content-type"]).toContain("application/json");
  expect((await first.json()).openapi).toBe("3.1.0");
  const etag = first.headers().etag ?? "";
  expect(etag).not.toBe("");
  expect((await request.get("/docs/openapi.json", { headers: { "if-none-match": etag } })).status()).toBe(304);
});

test("every page has a Markdown form, listed in llms.txt, and is found by its words", async ({ request }) => {
  const list = await (await request.get("/llms.txt")).text();
  const links = [...list.matchAll(/\]\((\/docs[^)]+)\)/g)].map(([, link = ""]) => link);
  expect(links).toEqual(expect.arrayContaining(["/docs/quick-start.md", "/docs/reference/pay-booking.md", "/docs/reference/events.md"]));
  for (const link of links) {
    const page = await request.get(link);
    expect([page.status(), page.headers()["content-type"]], link).toEqual([200, "text/markdown; charset=utf-8"]);
    expect(await page.text(), link).toMatch(/^# /);
  }
  expect((await request.get("/docs/nothing.md")).status()).toBe(404);
  const found = await (await request.get("/docs/search?q=void%20penalty")).text();
  expect(found).toContain('href="/docs/refunds"');
});

test("the guides are there in every language, and lead on to pages in that language", AT_NIGHT, async ({ request }) => {
  const list = await (await request.get("/llms.txt")).text();
  const pages = [...list.matchAll(/\]\(\/docs\/([^)]+)\.md\)/g)].map(([, page = ""]) => (page === "overview" ? "/docs" : `/docs/${page}`));
  const guides = pages.filter((page) => !page.startsWith("/docs/reference/"));
  for (const locale of LOCALES.filter((one) => one !== "en")) {
    for (const guide of guides) {
      const response = await request.get(inLanguage(guide, locale));
      expect(response.status(), `${guide} ${locale}`).toBe(200);
      const html = await response.text();
      expect(html, `${guide} ${locale}`).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
      const leading = linksIn(html).filter((link) => !/\.(?:md|json|tgz)/.test(link));
      const known = new Set([...pages.map((page) => inLanguage(page, locale)), ...LOCALES.map((other) => inLanguage(guide, other))]);
      expect(
        leading.filter((link) => !known.has(link)),
        `${guide} ${locale}`,
      ).toEqual([]);
    }
  }
});

/** Title of the quick start. */
const TITLE = { en: "Quick start", ru: "Краткое руководство", uz: "Qisqa qoʻllanma" };

test("a page is in the language that its address asks for, and so are its links, its Markdown and the list of pages", async ({
  request,
}) => {
  for (const locale of LOCALES) {
    const page = await request.get(`/docs/${locale}/quick-start`, { headers: { "accept-language": "de", "x-docs-language": "fr" } });
    const html = await page.text();
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    expect(html).toMatch(new RegExp(`<h1 id="quick-start"[^>]*>${TITLE[locale]}`));
    expect(html).toContain('id="5-pay"');
    expect(html).toContain(`href="/docs/${locale}/webhooks"`);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/docs/${locale}/quick-start"`));
    for (const other of LOCALES)
      expect(html).toMatch(new RegExp(`<link rel="alternate" hrefLang="${other}" href="[^"]*/docs/${other}/quick-start"`));
    const list = await (await request.get(`/llms.txt?lang=${locale}`)).text();
    expect(list).toContain(`- [${TITLE[locale]}](/docs/${locale}/quick-start.md)`);
    const markdown = await request.get(`/docs/${locale}/quick-start.md`);
    expect(markdown.headers()).toMatchObject({ "content-language": locale, vary: expect.stringContaining("Accept-Language") });
    expect((await markdown.text()).split("\n")[0]).toBe(`# ${TITLE[locale]}`);
    const reference = await (await request.get(`/docs/${locale}/reference/pay-booking.md`)).text();
    expect(reference).toMatch(/^# /);
    const before = await (await request.get(`/docs/quick-start?lang=${locale}`)).text();
    expect(before).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    expect(before).toContain(TITLE[locale]);
  }
});

test("a page without a language in its address is in the reader's own, and in English for programs", async ({ request }) => {
  const titleFor = async (headers: Record<string, string>) => {
    const html = await (await request.get("/docs/quick-start", { headers })).text();
    return [/<html[^>]* lang="([^"]*)"/.exec(html)?.[1], /<h1 [^>]*>([^<]*)/.exec(html)?.[1]];
  };
  expect(await titleFor({})).toEqual(["en", TITLE.en]);
  expect(await titleFor({ "accept-language": "ru-RU,ru;q=0.9" })).toEqual(["ru", TITLE.ru]);
  expect(await titleFor({ "accept-language": "ru-RU,ru;q=0.9", cookie: "parvoz_locale=uz" })).toEqual(["uz", TITLE.uz]);
});

test("the search looks in the language of the page, and for English words too", async ({ request }) => {
  const found = async (query: string) => (await request.get(`/docs/ru/search?q=${encodeURIComponent(query)}`)).text();
  for (const query of ["аннулирование штраф", "void penalty"]) expect(await found(query)).toContain('href="/docs/ru/refunds"');
});

test("a sample is in the page in all its languages", async ({ request }) => {
  const html = await (await request.get("/docs/quick-start")).text();
  for (const text of ["curl -s", "crypto.randomUUID", "idempotency_key="]) expect(html).toContain(text);
});

test("what does not exist is not found", async ({ request }) => {
  for (const page of ["/docs/nothing", "/docs/reference/nothing", "/docs/..%2f..%2fpackage"]) {
    expect((await request.get(page)).status(), page).toBe(404);
  }
});
