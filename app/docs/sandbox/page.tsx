import type { Metadata } from "next";
import { DocsPage } from "@/components/docs/docs-page";
import { Markdown } from "@/components/docs/markdown";
import { SandboxTable } from "@/components/docs/sandbox-table";
import { SANDBOX_ROUTES } from "@/lib/contracts/sandbox-routes";
import { readGuide } from "@/lib/services/reference/read-guide";

export const metadata: Metadata = { title: "Sandbox" };

export default async function SandboxPage() {
  return (
    <DocsPage current="sandbox">
      <Markdown source={(await readGuide("sandbox")) ?? ""} />
      <SandboxTable routes={SANDBOX_ROUTES} />
    </DocsPage>
  );
}
