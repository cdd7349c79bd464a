import type { Metadata } from "next";
import { DocsPage } from "@/components/docs/docs-page";
import { chooseLanguage } from "@/components/docs/language";
import { EventsView } from "@/components/docs/reference/events-view";
import { openApiDocument } from "@/lib/api/representation/openapi-document";
import { docsMetadata } from "../../docs-metadata";

export function generateMetadata(): Promise<Metadata> {
  return docsMetadata("reference/events");
}

export default async function EventsPage() {
  await chooseLanguage();
  return (
    <DocsPage current="reference/events">
      <EventsView document={openApiDocument().document} />
    </DocsPage>
  );
}
