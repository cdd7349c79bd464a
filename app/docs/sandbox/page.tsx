import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page";
import { GuideText } from "@/components/docs/guides/guide";
import { chooseLanguage } from "@/components/docs/language";
import { SandboxTable } from "@/components/docs/reference/sandbox-table";
import { SANDBOX_ROUTES } from "@/lib/contracts/interface/sandbox-routes";
import { docsMetadata } from "../docs-metadata";
import { readTranslatedGuide } from "../read-translated-guide";

export function generateMetadata(): Promise<Metadata> {
  return docsMetadata("sandbox");
}

export default async function SandboxPage() {
  const guide = await readTranslatedGuide("sandbox", await chooseLanguage());
  if (!guide) notFound();
  return (
    <DocsPage current="sandbox">
      <GuideText guide={guide} />
      <SandboxTable routes={SANDBOX_ROUTES} />
    </DocsPage>
  );
}
