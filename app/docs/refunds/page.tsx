import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page";
import { Guide } from "@/components/docs/guides/guide";
import { chooseLanguage } from "@/components/docs/language";
import { OutcomeTable, outcomeSection } from "@/components/docs/reference/outcome-table";
import { docsMetadata } from "../docs-metadata";
import { readTranslatedGuide } from "../read-translated-guide";

export function generateMetadata(): Promise<Metadata> {
  return docsMetadata("refunds");
}

export default async function RefundsPage() {
  const guide = await readTranslatedGuide("refunds", await chooseLanguage());
  if (!guide) notFound();
  return (
    <DocsPage current="refunds">
      <Guide guide={guide} more={[outcomeSection()]}>
        <OutcomeTable />
      </Guide>
    </DocsPage>
  );
}
