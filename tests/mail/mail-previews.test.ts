import { beforeAll, expect, test } from "vitest";
import { GET } from "@/app/api/operator/house/mails/route";
import { MAIL_TEMPLATES, mailPreview } from "@/lib/contracts/operator/house";
import { db } from "@/lib/db";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { withoutStyles } from "@/lib/domain/mail/without-styles";
import { makePerson } from "@/tests/support/access/sessions";
import { callPortal } from "@/tests/support/portal-call";

let userId = "";

beforeAll(async () => {
  ({ userId } = await makePerson("operator"));
  await db().user.update({ where: { id: userId }, data: { houseRoles: ["auditor"] } });
});

async function preview(kind: string, language: Locale) {
  const answer = await callPortal(GET, { userId, query: `?kind=${kind}&language=${language}` });
  expect(answer.status).toBe(200);
  return mailPreview.parse((await answer.json()).data);
}

test.each(LOCALES)("every kind of mail is shown in %s as page and as text, each with words of its own and no script", async (language) => {
  const shown = await Promise.all(MAIL_TEMPLATES.map((kind) => preview(kind, language)));
  expect(new Set(shown.map(({ subject }) => subject)).size).toBe(MAIL_TEMPLATES.length);
  for (const { subject, html, text } of shown) {
    expect([subject, text].every((words) => words.trim() !== "" && !/undefined|\[object|NaN/.test(words))).toBe(true);
    expect(html).toMatch(/<p>|<table/);
    expect(html).not.toMatch(/<script|undefined/);
  }
});

test.each([
  ["en", "Baggage: 1 × 23 kg"],
  ["ru", "Багаж: 1 × 23 кг"],
  ["uz", "Bagaj: 1 × 23 kg"],
] as const)(
  "a letter in %s has a card for each flight with its bags, is 600 pixels wide at most, and knows the dark",
  async (language, bags) => {
    const { html, text } = await preview("receipts", language);
    expect(html).toMatch(/XX 101.*TAS.*IST.*XX 102.*IST.*TAS/s);
    expect(html.split(bags)).toHaveLength(3);
    expect(text.split(bags)).toHaveLength(3);
    expect(html).toContain('width="600"');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme:dark)");
    expect(withoutStyles(html)).not.toMatch(/style[ >]/);
  },
);

test("a refund tells what is left, a change that an answer is awaited, a notice the words of the house", async () => {
  const [refund, change, notice] = await Promise.all([preview("refund", "en"), preview("change", "en"), preview("notice", "en")]);
  expect(refund.text).toContain("Istanbul → Tashkent");
  expect(change.text).toContain("Namuna Travel");
  expect(notice.text).toContain("three hours before departure");
  expect(notice.text).toContain("Tashkent → Istanbul");
});

test("a kind or a language that is none is refused by its name", async () => {
  const answer = await callPortal(GET, { userId, query: "?kind=spam&language=de" });
  expect(answer.status).toBe(422);
  expect(Object.keys((await answer.json()).errors)).toEqual(["kind", "language"]);
});
