import { guideMarkdown } from "@/components/docs/guides/guide-sections";
import { wordsIn } from "@/components/docs/language";
import { navGroups, operationOfSlug } from "@/components/docs/nav";
import { operationMarkdown } from "@/components/docs/reference/operation-markdown";
import { findOperation } from "@/components/docs/reference/operation-view";
import type { SearchedPage } from "@/components/docs/search-pages";
import { openApiDocument } from "@/lib/api/representation/openapi-document";
import { ERRORS } from "@/lib/contracts/errors";
import { SANDBOX_ROUTES } from "@/lib/contracts/interface/sandbox-routes";
import { EVENTS } from "@/lib/contracts/openapi/events";
import type { Locale } from "@/lib/domain/localized";
import { EVENT_TYPES } from "@/lib/domain/webhooks/event-types";
import { readTranslatedGuide } from "./read-translated-guide";

const OPERATION = /^reference\/([a-z-]+)$/;

/** What is listed below a guide, from the code. */
const LISTS: Readonly<Record<string, (locale: Locale) => string>> = {
  sandbox: (locale) =>
    SANDBOX_ROUTES.map(({ from, to, behaviour, happens }) => `- ${from} → ${to}, \`${behaviour}\`: ${happens[locale]}`).join("\n"),
  errors: (locale) =>
    Object.entries(ERRORS)
      .map(([name, { code, status, text }]) => `- ${code} \`${name}\` (HTTP ${status}): ${text[locale]}`)
      .join("\n"),
  "reference/events": eventLines,
};

/**
 * A page of the documentation as Markdown.
 * @param page as the navigation has it; the start page is `overview`
 * @returns null where there is none
 */
export async function pageMarkdown(page: string, locale: Locale): Promise<string | null> {
  const list = LISTS[page]?.(locale);
  if (page === "reference/events") return `# ${wordsIn(locale)("events.title")}\n\n${list}`;
  const name = operationOfSlug(OPERATION.exec(page)?.[1] ?? "");
  const found = name && findOperation(openApiDocument().document, name);
  if (found) return operationMarkdown(found, locale);
  const guide = await guideText(page, locale);
  return guide === null || list === undefined ? guide : `${guide}\n${list}\n`;
}

/** What is not translated is said at the end: programs take the first line for the title. */
async function guideText(name: string, locale: Locale): Promise<string | null> {
  const guide = await readTranslatedGuide(name, locale);
  if (guide === null || guide.translated === "all") return guide && guideMarkdown(guide);
  const note = wordsIn(locale)(guide.translated === "none" ? "guideInEnglish" : "partlyInEnglish");
  return `${guideMarkdown(guide)}\n> ${note}\n`;
}

function eventLines(locale: Locale): string {
  return EVENT_TYPES.map((type) => `- \`${type}\`: ${EVENTS[type].summary[locale]}. ${EVENTS[type].description[locale]}`).join("\n");
}

/** Every page of the navigation, by its group. */
export function pageGroups(locale: Locale) {
  return navGroups(locale).map(({ title, links }) => ({
    title,
    links: links.map((link) => ({ page: link.page || "overview", title: link.title })),
  }));
}

/** Every page with its text; a translated one with its English text too, whose words many look for. */
export async function searchedPages(locale: Locale): Promise<SearchedPage[]> {
  const links = pageGroups(locale).flatMap((group) => group.links);
  const languages: Locale[] = locale === "en" ? ["en"] : [locale, "en"];
  return Promise.all(
    links.map(async (link) => {
      const texts = await Promise.all(languages.map((language) => pageMarkdown(link.page, language)));
      return { ...link, text: texts.join("\n") };
    }),
  );
}
