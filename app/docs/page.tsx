import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page";
import { GuideText } from "@/components/docs/guide";
import { type AskedLanguage, chooseLanguage } from "@/components/docs/language";
import { StartCards } from "@/components/docs/start-cards";
import { docsMetadata } from "./docs-metadata";
import { readTranslatedGuide } from "./read-translated-guide";

interface Props {
  searchParams: AskedLanguage;
}

export function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return docsMetadata("", searchParams);
}

export default async function DocsStartPage({ searchParams }: Props) {
  const guide = await readTranslatedGuide("overview", await chooseLanguage(searchParams));
  if (!guide) notFound();
  return (
    <DocsPage current="">
      <GuideText guide={guide} />
      <StartCards />
    </DocsPage>
  );
}
