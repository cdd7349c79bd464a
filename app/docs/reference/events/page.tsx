import type { Metadata } from "next";
import { DocsPage } from "@/components/docs/docs-page";
import { EventsView } from "@/components/docs/events-view";
import { openApiDocument } from "@/lib/api/representation/openapi-document";

export const metadata: Metadata = { title: "Events" };

export default function EventsPage() {
  return (
    <DocsPage current="reference/events">
      <EventsView document={openApiDocument().document} />
    </DocsPage>
  );
}
