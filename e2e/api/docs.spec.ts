import { expect, test } from "@playwright/test";
import { ERRORS } from "@/lib/contracts/errors";
import { operationNames } from "@/lib/contracts/openapi/errors-of";
import { SANDBOX_ROUTES } from "@/lib/contracts/sandbox-routes";

const START = "/docs";

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
    waiting.push(...linksIn(html));
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

test("what does not exist is not found", async ({ request }) => {
  for (const page of ["/docs/nothing", "/docs/reference/nothing", "/docs/..%2f..%2fpackage"]) {
    expect((await request.get(page)).status(), page).toBe(404);
  }
});
