import { DocsPage } from "@/components/docs/docs-page";
import { Markdown } from "@/components/docs/markdown";
import { StartCards } from "@/components/docs/start-cards";
import { readGuide } from "@/lib/services/reference/read-guide";

export default async function DocsStartPage() {
  return (
    <DocsPage current="">
      <Markdown source={(await readGuide("overview")) ?? ""} />
      <StartCards />
    </DocsPage>
  );
}
