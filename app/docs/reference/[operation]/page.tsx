import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page";
import { operationOfSlug, operationPage } from "@/components/docs/nav";
import { findOperation, OperationView } from "@/components/docs/operation-view";
import { openApiDocument } from "@/lib/api/representation/openapi-document";

interface Props {
  params: Promise<{ operation: string }>;
}

async function find({ params }: Props) {
  const name = operationOfSlug((await params).operation);
  return name && findOperation(openApiDocument().document, name);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await find(props))?.operation.summary };
}

export default async function OperationPage(props: Props) {
  const found = await find(props);
  if (!found) notFound();
  return (
    <DocsPage current={operationPage(found.name)}>
      <OperationView found={found} />
    </DocsPage>
  );
}
