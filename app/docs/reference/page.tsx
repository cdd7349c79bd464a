import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page";
import { GuideText } from "@/components/docs/guides/guide";
import { chooseLanguage } from "@/components/docs/language";
import { OperationList } from "@/components/docs/reference/operation-list";
import { docsMetadata } from "../docs-metadata";
import { readTranslatedGuide } from "../read-translated-guide";

export function generateMetadata(): Promise<Metadata> {
  return docsMetadata("reference");
}

export default async function ReferencePage() {
  const guide = await readTranslatedGuide("reference", await chooseLanguage());
  if (!guide) notFound();
  return (
    <DocsPage current="reference">
      <GuideText guide={guide} />
      <OperationList />
    </DocsPage>
  );
}
