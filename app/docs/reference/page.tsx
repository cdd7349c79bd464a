import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page";
import { GuideText } from "@/components/docs/guide";
import { type AskedLanguage, chooseLanguage } from "@/components/docs/language";
import { OperationList } from "@/components/docs/operation-list";
import { docsMetadata } from "../docs-metadata";
import { readTranslatedGuide } from "../read-translated-guide";

interface Props {
  searchParams: AskedLanguage;
}

export function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return docsMetadata("reference", searchParams);
}

export default async function ReferencePage({ searchParams }: Props) {
  const guide = await readTranslatedGuide("reference", await chooseLanguage(searchParams));
  if (!guide) notFound();
  return (
    <DocsPage current="reference">
      <GuideText guide={guide} />
      <OperationList />
    </DocsPage>
  );
}
