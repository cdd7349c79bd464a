import type { Metadata } from "next";
import { DocsPage } from "@/components/docs/docs-page";
import { Markdown } from "@/components/docs/markdown";
import { OutcomeTable } from "@/components/docs/outcome-table";
import { readGuide } from "@/lib/services/read-guide";

export const metadata: Metadata = { title: "Cancelling and refunds" };

export default async function RefundsPage() {
  return (
    <DocsPage current="refunds">
      <Markdown source={(await readGuide("refunds")) ?? ""} />
      <OutcomeTable />
    </DocsPage>
  );
}
