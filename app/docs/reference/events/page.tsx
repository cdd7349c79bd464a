import type { Metadata } from "next";
import { DocsPage } from "@/components/docs/docs-page";
import { EventsView } from "@/components/docs/events-view";
import { type AskedLanguage, chooseLanguage } from "@/components/docs/language";
import { openApiDocument } from "@/lib/api/representation/openapi-document";
import { docsMetadata } from "../../docs-metadata";

interface Props {
  searchParams: AskedLanguage;
}

export function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return docsMetadata("reference/events", searchParams);
}

export default async function EventsPage({ searchParams }: Props) {
  await chooseLanguage(searchParams);
  return (
    <DocsPage current="reference/events">
      <EventsView document={openApiDocument().document} />
    </DocsPage>
  );
}
