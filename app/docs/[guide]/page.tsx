import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page";
import { Guide } from "@/components/docs/guide";
import { GUIDES } from "@/components/docs/nav";
import { readGuide } from "@/lib/services/read-guide";

interface Props {
  params: Promise<{ guide: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { guide } = await params;
  return { title: [...GUIDES, { page: "changelog", title: "Changelog" }].find(({ page }) => page === guide)?.title };
}

export default async function GuidePage({ params }: Props) {
  const { guide } = await params;
  const source = await readGuide(guide);
  if (source === null) notFound();
  return (
    <DocsPage current={guide}>
      <Guide source={source} />
    </DocsPage>
  );
}
