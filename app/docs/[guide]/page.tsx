import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page";
import { Guide } from "@/components/docs/guides/guide";
import { chooseLanguage, docsLink } from "@/components/docs/language";
import { docsMetadata } from "../docs-metadata";
import { readTranslatedGuide } from "../read-translated-guide";

interface Props {
  params: Promise<{ guide: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return docsMetadata((await params).guide);
}

export default async function GuidePage({ params }: Props) {
  const { guide: name } = await params;
  const locale = await chooseLanguage();
  // The overview is the start page.
  if (name === "overview") permanentRedirect(docsLink(""));
  const guide = await readTranslatedGuide(name, locale);
  if (guide === null) notFound();
  return (
    <DocsPage current={name}>
      <Guide guide={guide} />
    </DocsPage>
  );
}
