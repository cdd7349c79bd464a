import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page";
import { Guide } from "@/components/docs/guide";
import { GUIDES } from "@/components/docs/nav";
import { pages } from "@/lib/client/paths";
import { readGuide } from "@/lib/services/reference/read-guide";

interface Props {
  params: Promise<{ guide: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { guide } = await params;
  return { title: [...GUIDES, { page: "changelog", title: "Changelog" }].find(({ page }) => page === guide)?.title };
}

export default async function GuidePage({ params }: Props) {
  const { guide } = await params;
  // The overview is the start page.
  if (guide === "overview") permanentRedirect(pages.docs());
  const source = await readGuide(guide);
  if (source === null) notFound();
  return (
    <DocsPage current={guide}>
      <Guide source={source} />
    </DocsPage>
  );
}
