import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page";
import { GuideText } from "@/components/docs/guides/guide";
import { chooseLanguage } from "@/components/docs/language";
import { StartCards } from "@/components/docs/start-cards";
import { docsMetadata } from "./docs-metadata";
import { readTranslatedGuide } from "./read-translated-guide";

export function generateMetadata(): Promise<Metadata> {
  return docsMetadata("");
}

export default async function DocsStartPage() {
  const guide = await readTranslatedGuide("overview", await chooseLanguage());
  if (!guide) notFound();
  return (
    <DocsPage current="">
      <GuideText guide={guide} />
      <StartCards />
    </DocsPage>
  );
}
