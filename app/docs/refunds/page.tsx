import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page";
import { Guide } from "@/components/docs/guide";
import { type AskedLanguage, chooseLanguage } from "@/components/docs/language";
import { OutcomeTable, outcomeSection } from "@/components/docs/outcome-table";
import { docsMetadata } from "../docs-metadata";
import { readTranslatedGuide } from "../read-translated-guide";

interface Props {
  searchParams: AskedLanguage;
}

export function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return docsMetadata("refunds", searchParams);
}

export default async function RefundsPage({ searchParams }: Props) {
  const guide = await readTranslatedGuide("refunds", await chooseLanguage(searchParams));
  if (!guide) notFound();
  return (
    <DocsPage current="refunds">
      <Guide guide={guide} more={[outcomeSection()]}>
        <OutcomeTable />
      </Guide>
    </DocsPage>
  );
}
