import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page";
import { ErrorList } from "@/components/docs/error-list";
import { GuideText } from "@/components/docs/guide";
import { type AskedLanguage, chooseLanguage } from "@/components/docs/language";
import { docsMetadata } from "../docs-metadata";
import { readTranslatedGuide } from "../read-translated-guide";

interface Props {
  searchParams: AskedLanguage;
}

export function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return docsMetadata("errors", searchParams);
}

export default async function ErrorsPage({ searchParams }: Props) {
  const guide = await readTranslatedGuide("errors", await chooseLanguage(searchParams));
  if (!guide) notFound();
  return (
    <DocsPage current="errors">
      <GuideText guide={guide} />
      <div className="mt-6">
        <ErrorList />
      </div>
    </DocsPage>
  );
}
