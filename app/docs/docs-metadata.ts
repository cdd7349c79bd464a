import type { Metadata } from "next";
import { chooseLanguage, docsPath, wordsIn } from "@/components/docs/language";
import { titleOf } from "@/components/docs/nav";
import { pages } from "@/lib/client/calls/paths";
import { LOCALES } from "@/lib/domain/localized";
import { docsAddress } from "@/lib/services/ground/documentation/docs-address";

/**
 * Title and description of a page in its language, with its addresses in all languages and as Markdown for search engines and programs.
 * @param page as the navigation has it; the start page is empty
 */
export async function docsMetadata(page: string): Promise<Metadata> {
  const locale = await chooseLanguage();
  const t = wordsIn(locale);
  const title = titleOf(page, locale);
  const languages = LOCALES.map((one) => [one, docsAddress(docsPath(page, one))]);
  return {
    title: { absolute: title === null || page === "" ? t("titleSuffix") : `${title} · ${t("titleSuffix")}` },
    description: t("description"),
    alternates: {
      canonical: docsAddress(docsPath(page, locale)),
      languages: { ...Object.fromEntries(languages), "x-default": docsAddress(pages.docs(page)) },
      types: { "text/markdown": docsAddress(docsPath(`${page || "overview"}.md`, locale)) },
    },
  };
}
