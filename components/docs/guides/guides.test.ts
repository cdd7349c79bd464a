import fs from "node:fs";
import { marked, type Token } from "marked";
import { describe, expect, test } from "vitest";
import { LOCALES } from "@/lib/domain/localized";
import { type Section, sectionsOf, sectionsToTranslate } from "./guide-sections";

// A guide that changes in English alone fails here, with the file and the heading that have to follow.

const FOLDER = "docs/guides";

const guides = fs.readdirSync(FOLDER).filter((name) => name.endsWith(".md"));
const translations = LOCALES.filter((locale) => locale !== "en").flatMap((locale) =>
  guides.map((name) => ({ name, file: `${locale}/${name}` })),
);

function sections(file: string): Section[] {
  const path = `${FOLDER}/${file}`;
  return fs.existsSync(path) ? sectionsOf(fs.readFileSync(path, "utf8")) : [];
}

function due(name: string): Section[] {
  return sectionsToTranslate(name.replace(".md", ""), fs.readFileSync(`${FOLDER}/${name}`, "utf8"));
}

const headings = (all: readonly Section[]) => all.map(({ level, anchor }) => `${"#".repeat(level)} {#${anchor}}`);

/** What is the same in every language, whatever the words. */
function skeleton({ markdown }: Section) {
  const found = { code: [] as string[], inline: [] as string[], links: [] as string[], tables: [] as string[], lists: [] as number[] };
  const tokens = marked.lexer(markdown);
  marked.walkTokens(tokens, (token: Token) => {
    if (token.type === "code") found.code.push(token.raw);
    if (token.type === "codespan") found.inline.push(token.raw);
    if (token.type === "link") found.links.push(token.href);
    if (token.type === "table") found.tables.push(`${token.header.length} × ${token.rows.length}`);
    if (token.type === "list") found.lists.push(token.items.length);
  });
  return { ...found, inline: found.inline.toSorted(), links: found.links.toSorted(), numbers: numbersIn(markdown) };
}

/** Numbers of the words around code: `1,000` of English is `1 000` elsewhere. */
function numbersIn(markdown: string): string[] {
  const words = markdown
    .replaceAll(/^```.*?^```$/gms, "")
    .replaceAll(/`[^`]*`|\]\([^)]*\)/g, " ")
    .replaceAll(/(?<=\d)[,\u00a0](?=\d{3})/g, "");
  return (words.match(/\d+/g) ?? []).toSorted();
}

describe.each(translations)("docs/guides/$file", ({ name, file }) => {
  const own = sections(file);

  test("has the headings of the English guide, in their order", () => {
    expect(headings(own), `docs/guides/${file}: translate what is missing here, with its {#anchor}`).toEqual(headings(due(name)));
  });

  test.each(due(name).map(({ title, anchor }) => ({ title, anchor })))("says under “$title” what the English one says", ({ anchor }) => {
    const english = sections(name).find((section) => section.anchor === anchor);
    const section = own.find((one) => one.anchor === anchor);
    if (!english || !section) expect.fail(`docs/guides/${file} has no heading {#${anchor}}`);
    expect(skeleton(section), `docs/guides/${file}#${anchor}`).toEqual(skeleton(english));
  });
});

test("no translation is left of a guide that is gone", () => {
  const left = LOCALES.filter((locale) => locale !== "en").flatMap((locale) =>
    fs.readdirSync(`${FOLDER}/${locale}`).filter((name) => !guides.includes(name)),
  );
  expect(left).toEqual([]);
});

test("no two headings of a guide have one anchor, and no link leads to a heading that is not there", () => {
  const anchors = new Map(guides.map((name) => [name.replace(".md", ""), sections(name).map(({ anchor }) => anchor)]));
  for (const [guide, all] of anchors) {
    expect(new Set(all).size, guide).toBe(all.length);
    const source = fs.readFileSync(`${FOLDER}/${guide}.md`, "utf8");
    for (const [, page = "", anchor = ""] of source.matchAll(/\]\(\/docs\/([a-z-]+)#([a-z0-9-]+)\)/g))
      expect(anchors.get(page), `${guide}: ${page}#${anchor}`).toContain(anchor);
  }
});

test("Uzbek is written with the letters oʻ and gʻ and the sign ʼ, not with look-alike quotes", () => {
  for (const { file } of translations.filter((one) => one.file.startsWith("uz/"))) {
    const words = sections(file)
      .map(({ markdown }) => markdown.replaceAll(/^```.*?^```$/gms, "").replaceAll(/`[^`]*`/g, ""))
      .join("\n");
    expect(words.match(/\p{L}['`‘’]\p{L}*|[oOgG]ʼ/gu), file).toBeNull();
  }
});
