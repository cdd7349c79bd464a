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

/** Texts that stand beside code: of letters, documents, the interface, uploads and checks. Both languages stand in one file. */
const BESIDE_CODE: Text[] = ["api", "contracts", "domain", "formats", "services", "suppliers"]
  .flatMap((room) => files(`lib/${room}`, /(?<!\.test)\.ts$/))
  .filter((file) => file !== "lib/contracts/errors.ts")
  .map((file) => ({ place: file, text: readFileSync(file, "utf8") }));

function textsIn(locale: Locale): Text[] {
  const errors = Object.entries(ERRORS).map(([name, { text }]) => ({ place: `errors.${name}`, text: text[locale] }));
  const guides = files(`docs/guides/${locale}`, /\.md$/).map((file) => ({ place: file, text: readFileSync(file, "utf8") }));
  return [...flatten({ ...messages[locale], docs: docsWords[locale] }), ...errors, ...guides, ...BESIDE_CODE];
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
