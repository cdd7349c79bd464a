import type { Metadata } from "next";
import { DocsPage } from "@/components/docs/docs-page";
import { chooseLanguage, wordsIn } from "@/components/docs/language";
import { searchPages } from "@/components/docs/search-pages";
import { SearchResults } from "@/components/docs/search-results";
import { searchedPages } from "../page-markdown";

interface Props {
  searchParams: Promise<{ q?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = wordsIn(await chooseLanguage());
  return { title: { absolute: `${t("search.title")} · ${t("titleSuffix")}` }, robots: { index: false } };
}

const LONGEST = 200;

export default async function DocsSearchPage({ searchParams }: Props) {
  const { q = "" } = await searchParams;
  const locale = await chooseLanguage();
  const query = [q].flat().join(" ").slice(0, LONGEST);
  return (
    <DocsPage current="search" address={`search?${new URLSearchParams({ q: query })}`}>
      <SearchResults query={query} hits={searchPages(await searchedPages(locale), query)} />
    </DocsPage>
  );
}
