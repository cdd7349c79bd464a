import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page";
import { chooseLanguage } from "@/components/docs/language";
import { operationOfSlug, operationPage } from "@/components/docs/nav";
import { findOperation, OperationView } from "@/components/docs/reference/operation-view";
import { openApiDocument } from "@/lib/api/representation/openapi-document";
import { docsMetadata } from "../../docs-metadata";

interface Props {
  params: Promise<{ operation: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { operation } = await params;
  return docsMetadata(`reference/${operation}`);
}

export default async function OperationPage({ params }: Props) {
  const name = operationOfSlug((await params).operation);
  const found = name && findOperation(openApiDocument().document, name);
  if (!found) notFound();
  await chooseLanguage();
  return (
    <DocsPage current={operationPage(found.name)}>
      <OperationView found={found} />
    </DocsPage>
  );
}
