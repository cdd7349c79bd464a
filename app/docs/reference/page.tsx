import type { Metadata } from "next";
import { DocsPage } from "@/components/docs/docs-page";
import { Markdown } from "@/components/docs/markdown";
import { OperationList } from "@/components/docs/operation-list";
import { readGuide } from "@/lib/services/reference/read-guide";

export const metadata: Metadata = { title: "Reference" };

export default async function ReferencePage() {
  return (
    <DocsPage current="reference">
      <Markdown source={(await readGuide("reference")) ?? ""} />
      <OperationList />
    </DocsPage>
  );
}
