import { marked } from "marked";
import type { Locale } from "@/lib/domain/localized";

/** A heading of a guide with what stands below it, up to the next heading. */
export interface Section {
  /** What links to it say after `#`, the same in every language: made from the English heading, written behind the others as `{#slug}`. */
  anchor: string;
  title: string;
  level: number;
  /** Without the `{#slug}`. */
  markdown: string;
}

/** Sections that follow each other in one language. */
interface Part {
  locale: Locale;
  sections: readonly Section[];
}

/** A guide in one language, with English in the place of what has no translation yet. */
export interface TranslatedGuide {
  parts: readonly Part[];
  /** Whether all that is to be translated, some of it or none of it is in the language asked for. */
  translated: "all" | "some" | "none";
}

/** Guides of which only the beginning is translated; why is said in docs/decisions/2026-11-23-guides-in-three-languages.md. */
const IN_ENGLISH: ReadonlySet<string> = new Set(["changelog"]);

const SLUG = /\s*\{#([a-z0-9-]+)\}\s*$/;

/** `Book an offer` as `book-an-offer`. */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** The sections of a guide in their order; a guide begins with its title. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const token of marked.lexer(markdown)) {
    const last = sections.at(-1);
    if (token.type === "heading") sections.push(sectionOf(String(token.text), Number(token.depth), token.raw));
    else if (last) last.markdown += token.raw;
  }
  return sections;
}

function sectionOf(heading: string, level: number, raw: string): Section {
  const title = heading.replace(SLUG, "").replaceAll("`", "");
  return { anchor: SLUG.exec(heading)?.[1] ?? anchorOf(title), title, level, markdown: raw.replace(/\s*\{#[a-z0-9-]+\}/, "") };
}

/** The sections of an English guide that other languages are to have. @param name of its file, without `.md` */
export function sectionsToTranslate(name: string, english: string): Section[] {
  return IN_ENGLISH.has(name) ? sectionsOf(english).slice(0, 1) : sectionsOf(english);
}

/** What there is of a guide. */
interface Sources {
  /** Name of its file, without `.md`. */
  name: string;
  /** Markdown, without which there is no guide. */
  english: string;
  /** Markdown in `locale`; null where nothing is translated. */
  translation: string | null;
  locale: Locale;
}

/** The sections of the English guide, each in the other language where its translation has one of that anchor. */
export function translatedGuide({ name, english, translation, locale }: Sources): TranslatedGuide {
  const own = new Map(sectionsOf(translation ?? "").map((section) => [section.anchor, section]));
  const parts: { locale: Locale; sections: Section[] }[] = [];
  for (const original of sectionsOf(english)) {
    const section = own.get(original.anchor);
    const language = section ? locale : "en";
    const last = parts.at(-1);
    if (last?.locale === language) last.sections.push(section ?? original);
    else parts.push({ locale: language, sections: [section ?? original] });
  }
  const isWhole = locale === "en" || sectionsToTranslate(name, english).every(({ anchor }) => own.has(anchor));
  return { parts, translated: isWhole ? "all" : own.size === 0 ? "none" : "some" };
}

/** The guide as one text. */
export function guideMarkdown({ parts }: TranslatedGuide): string {
  return parts.flatMap(({ sections }) => sections.map(({ markdown }) => markdown)).join("");
}
