import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ERRORS } from "@/lib/contracts/errors";
import { docsWords } from "./docs/words";
import { messages } from "./messages";

type Locale = "ru" | "uz";

interface Text {
  /** Where it stands: a path of messages, the name of an error, or a file. */
  place: string;
  text: string;
}

interface Row {
  terms: Readonly<Record<Locale, string[]>>;
  wrong: Readonly<Record<Locale, string[]>>;
  exceptIn: string[];
}

const ROWS = readGlossary(readFileSync("docs/glossary.md", "utf8"));

function readGlossary(markdown: string): Row[] {
  const lines = markdown.split("\n").filter((line) => line.startsWith("| "));
  return lines.slice(1).map((line) => {
    const [, , , ru, uz, notRu, notUz, exceptIn] = line.split("|").map(codeOf);
    return { terms: { ru: ru ?? [], uz: uz ?? [] }, wrong: { ru: notRu ?? [], uz: notUz ?? [] }, exceptIn: exceptIn ?? [] };
  });
}

/** What stands between backticks. */
function codeOf(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => (code === undefined ? [] : [code]));
}

/** Finds words that begin so. */
function begins(beginning: string): RegExp {
  return new RegExp(`(?<![\\p{L}ʻʼ])${beginning.replaceAll(/[{}.]/g, String.raw`\$&`)}`, "giu");
}

function flatten(texts: object, place = ""): Text[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === "string") return [{ place: `${place}${key}`, text: value }];
    return typeof value === "object" && value !== null ? flatten(value, `${place}${key}.`) : [];
  });
}

function files(folder: string, ending: RegExp): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => ending.test(name)).map((name) => path.posix.join(folder, name));
}

/** Letters that only one of the languages has. */
const OWN_LETTERS: Readonly<Record<Locale, RegExp>> = { ru: /[А-Яа-яЁё]/, uz: /[ʻʼ]/ };

/** Words of a language between the quotes of a file of code. */
function literals(locale: Locale): Text[] {
  return BESIDE_CODE.flatMap(({ place, text }) =>
    [...text.matchAll(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)]
      .map(([literal]) => literal.slice(1, -1))
      .filter((literal) => OWN_LETTERS[locale].test(literal) && (locale === "ru" || !OWN_LETTERS.ru.test(literal)))
      // A bound that code puts in is a bare figure.
      .map((literal) => ({ place, text: literal.replaceAll(/\$\{(?:min|max)\}/g, "9") })),
  );
}

/** Texts that stand beside code: of letters, documents, the interface, uploads and checks. Both languages stand in one file. */
const BESIDE_CODE: Text[] = ["api", "contracts", "domain", "formats", "services", "suppliers"]
  .flatMap((room) => files(`lib/${room}`, /(?<!\.test)\.ts$/))
  .filter((file) => file !== "lib/contracts/errors.ts")
  .map((file) => ({ place: file, text: readFileSync(file, "utf8") }));

function textsIn(locale: Locale): Text[] {
  return [...ownTexts(locale), ...BESIDE_CODE];
}

/** All texts of one language that hold no other. */
function ownTexts(locale: Locale): Text[] {
  const errors = Object.entries(ERRORS).map(([name, { text }]) => ({ place: `errors.${name}`, text: text[locale] }));
  const guides = files(`docs/guides/${locale}`, /\.md$/).map((file) => ({ place: file, text: readFileSync(file, "utf8") }));
  return [...flatten({ ...messages[locale], docs: docsWords[locale] }), ...errors, ...guides];
}

describe.each(["ru", "uz"] as const)("texts in %s", (locale) => {
  const texts = textsIn(locale);
  const terms = ROWS.flatMap((row) => row.terms[locale]);

  it("have no word that the glossary has another for", () => {
    const found = ROWS.flatMap(({ wrong, exceptIn }) =>
      wrong[locale].flatMap((word) => {
        const longer = terms.filter((term) => term !== word && term.includes(word));
        return texts
          .filter(({ place }) => !exceptIn.some((part) => place.includes(part)))
          .filter(({ text }) => begins(word).test(longer.reduce((left, term) => left.replaceAll(begins(term), "·"), text)))
          .map(({ place }) => `${word}: ${place}`);
      }),
    );
    expect(found).toEqual([]);
  });

  it("use each term of the glossary", () => {
    expect(terms.length).toBeGreaterThan(20);
    expect(terms.filter((term) => !texts.some(({ text }) => begins(term).test(text)))).toEqual([]);
  });
});

it("excepts only places that have the word", () => {
  const all = [...textsIn("ru"), ...textsIn("uz")];
  const idle = ROWS.flatMap(({ wrong, exceptIn }) =>
    exceptIn.filter((part) => {
      const there = all.filter(({ place }) => place.includes(part));
      return !there.some(({ text }) => [...wrong.ru, ...wrong.uz].some((word) => begins(word).test(text)));
    }),
  );
  expect(idle).toEqual([]);
});

/** Faults of writing, by the language that has them. */
const FAULTS: Readonly<Record<Locale, readonly [string, RegExp][]>> = {
  uz: [
    ["a suffix apart from its word", /(?:\}|`|”|\b[A-Z][A-Z_]+) (?:dan|ga|gacha|ni|ning|da|dagi)(?![\p{L}ʻʼ])/u],
    ["a suffix joined to bare figures", /(?<![\p{L}\d{}.:-])\d+(?:dan|ga|gacha|ning)(?![\p{L}ʻʼ])/u],
    ["quotation marks of Russian", /[«»]/],
    ["a short dash between words", /(?:[\p{L}.,)] – )|(?: – [\p{L}(])/u],
    ["minutes as d", /\d\s?d(?![\p{L}])/u],
  ],
  ru: [
    ["quotation marks of English", /[“”]/],
    ["a short dash between words", /(?:[\p{L}.,)] – )|(?: – [\p{L}(])/u],
    ["two genders in one word", /\(а\)/],
    ["abbreviated days", /(?<!\p{L})дн\./u],
  ],
};

/** What programs are written and sent, which is no text. */
const CODE = /```[\s\S]*?```|\{\{?[A-Z_]+\}?\}/g;

describe.each(["ru", "uz"] as const)("texts in %s", (locale) => {
  it.each(FAULTS[locale])("are without %s", (_, fault) => {
    const texts = [...ownTexts(locale), ...literals(locale)];
    expect(texts.length).toBeGreaterThan(3000);
    const found = texts.filter(({ text }) => fault.test(text.replaceAll(CODE, "")));
    expect(found.map(({ place, text }) => `${place}: ${text.slice(0, 120)}`)).toEqual([]);
  });
});
