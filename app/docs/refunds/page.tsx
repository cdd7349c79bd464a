import type { Metadata } from "next";
import { DocsPage } from "@/components/docs/docs-page";
import { Guide } from "@/components/docs/guide";
import { OUTCOME_TITLE, OutcomeTable } from "@/components/docs/outcome-table";
import { readGuide } from "@/lib/services/reference/read-guide";

export const metadata: Metadata = { title: "Cancelling and refunds" };

export default async function RefundsPage() {
  return (
    <DocsPage current="refunds">
      <Guide source={(await readGuide("refunds")) ?? ""} more={[OUTCOME_TITLE]}>
        <OutcomeTable />
      </Guide>
    </DocsPage>
  );
}
