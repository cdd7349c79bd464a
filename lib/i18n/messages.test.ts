import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { docsWords } from "./docs/words";
import { messages as portalMessages } from "./messages";

const messages = {
  en: { ...portalMessages.en, docs: docsWords.en },
  ru: { ...portalMessages.ru, docs: docsWords.ru },
  uz: { ...portalMessages.uz, docs: docsWords.uz },
};

type Element = ReturnType<IntlMessageFormat["getAst"]>[number];

/** Texts by path, e.g. `common.nav.search`. */
function flatten(texts: object, path = ""): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === "string") return [[`${path}${key}`, value] satisfies [string, string]];
    return typeof value === "object" && value !== null ? flatten(value, `${path}${key}.`) : [];
  });
}

/** Names of the values and tags that a text asks for, also inside plural forms. */
function placeholders(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const own = element.type === 0 || element.type === 7 ? [] : [element.value];
    if ("options" in element) return [...own, ...Object.values(element.options).flatMap((option) => placeholders(option.value))];
    return "children" in element ? [...own, ...placeholders(element.children)] : own;
  });
}

function askedFor(text: string, locale: Locale): string[] {
  return [...new Set(placeholders(new IntlMessageFormat(text, locale).getAst()))].toSorted();
}

describe.each(LOCALES)("texts in %s", (locale) => {
  const english = new Map(flatten(messages.en));

  it("ask for the same values as the English ones", () => {
    for (const [path, text] of flatten(messages[locale])) {
      expect(askedFor(text, locale), path).toEqual(askedFor(english.get(path) ?? "", "en"));
    }
  });

  it("are none of them empty", () => {
    const empty = flatten(messages[locale]).filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });
});

it("has one word in Russian for what a ticket costs the agency, that of the trade", () => {
  const texts = flatten(messages.ru);
  expect(texts.filter(([, text]) => /себестоимост/i.test(text))).toEqual([]);
  expect(texts.filter(([, text]) => /нетто/i.test(text)).length).toBeGreaterThan(5);
});

/** Lists of which there may be thousands, and what is done with all of them. */
const THOUSANDS = /^(work|operator|schedule)\.([a-z]+\.)*found$|^office\.([a-z]+\.)*(found|touched|picked|done|failed)$/i;

it("asks Intl for a number, which takes a telephone 100 ms, only where a thousand can stand", () => {
  const texts = LOCALES.flatMap((locale) => flatten(portalMessages[locale]));
  const asking = texts.filter(([, text]) => /#|, number/.test(text.replaceAll(/[\w/]#/g, ""))).map(([path]) => path);
  expect(asking.filter((path) => !THOUSANDS.test(path))).toEqual([]);
  expect(asking).not.toEqual([]);
});

/** Says one in words. */
const WORDED = /booking\.form\.failed one$/;

it("says how many in each plural form, but for none", () => {
  const silent = LOCALES.flatMap((locale) =>
    flatten(messages[locale]).flatMap(([path, text]) =>
      silentForms(new IntlMessageFormat(text, locale).getAst()).map((form) => `${path} ${form}`),
    ),
  );
  expect(silent.filter((each) => !WORDED.test(each))).toEqual([]);
});

/** Plural forms without any value. */
function silentForms(elements: Element[]): string[] {
  return elements.flatMap((element) =>
    "options" in element && element.type === 6
      ? Object.entries(element.options).flatMap(([form, { value }]) =>
          form === "=0" || value.some(({ type }) => type !== 0) ? [] : [form],
        )
      : [],
  );
}

/** What is counted, behind its number; after these words one form fits every number. */
const COUNTED = /^ (?:дней|дня|часов|часа|минут|минуты|мест|места|пассажиров|пассажира|броней|брони|ночей|рейсов|строк|номеров)(?!\p{L})/u;
const ONE_FORM = /(?:больше|меньше|из|до|за|первые|по) $/i;

it("counts in Russian by plural forms", () => {
  const inOneForm = flatten(messages.ru).flatMap(([path, text]) => {
    const elements = new IntlMessageFormat(text, "ru").getAst();
    return elements.flatMap((element, place) => {
      const [before, after] = [elements[place - 1], elements[place + 1]];
      if (element.type !== 1 || after?.type !== 0 || !COUNTED.test(after.value)) return [];
      return before?.type === 0 && ONE_FORM.test(before.value) ? [] : [path];
    });
  });
  expect(inOneForm).toEqual([]);
});

it("writes Uzbek with the letters oʻ and gʻ, not with look-alike quotes", () => {
  const wrong = flatten(messages.uz).filter(([, text]) => /[oOgG]['`‘’ʼ]/.test(text));
  expect(wrong).toEqual([]);
});

/** Where a text stands on its button, by the path of the name that the button has for a screen reader. */
const ON_BUTTON: readonly [RegExp, string][] = [
  [/Label$/, ""],
  [/\.label$/, ".action"],
  [/\.label\.(\w+)$/, ".action.$1"],
];

it.each(LOCALES)("names a button in %s with the words that stand on it, for who says them aloud (WCAG 2.5.3)", (locale) => {
  const texts = new Map(flatten(messages[locale]));
  const pairs = [...texts].flatMap(([path, name]) =>
    ON_BUTTON.flatMap(([ending, place]) => {
      const shown = ending.test(path) ? texts.get(path.replace(ending, place)) : undefined;
      return shown === undefined ? [] : [{ path, name, shown }];
    }),
  );
  expect(pairs.length).toBeGreaterThan(5);
  expect(pairs.filter(({ name, shown }) => !spoken(name).includes(spoken(shown)))).toEqual([]);
});

/** As a voice control hears it: without case, dots and arrows. */
function spoken(text: string): string {
  return text
    .toLocaleLowerCase()
    .replaceAll(/[….:→←]/g, "")
    .trim();
}
