import type { Metadata } from "next";
import { DocsPage } from "@/components/docs/docs-page";
import { ErrorList } from "@/components/docs/error-list";
import { Markdown } from "@/components/docs/markdown";
import { readGuide } from "@/lib/services/reference/read-guide";

export const metadata: Metadata = { title: "Errors" };

export default async function ErrorsPage() {
  return (
    <DocsPage current="errors">
      <Markdown source={(await readGuide("errors")) ?? ""} />
      <div className="mt-6">
        <ErrorList />
      </div>
    </DocsPage>
  );
}
