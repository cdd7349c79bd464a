import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page";
import { GuideText } from "@/components/docs/guides/guide";
import { chooseLanguage } from "@/components/docs/language";
import { ErrorList } from "@/components/docs/reference/error-list";
import { docsMetadata } from "../docs-metadata";
import { readTranslatedGuide } from "../read-translated-guide";

export function generateMetadata(): Promise<Metadata> {
  return docsMetadata("errors");
}

export default async function ErrorsPage() {
  const guide = await readTranslatedGuide("errors", await chooseLanguage());
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
