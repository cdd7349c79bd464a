import { docsPath, languageOfRequest, wordsIn } from "@/components/docs/language";
import { pages } from "@/lib/client/calls/paths";
import { pageGroups } from "../docs/page-markdown";
import { textResponse } from "../docs/text-response";

/** All pages of the documentation in their Markdown form, as llmstxt.org has it; `?lang=ru` lists them in that language. */
export async function GET(): Promise<Response> {
  const { locale, isNamed } = await languageOfRequest();
  const addressOf = (page: string) => (isNamed ? docsPath(`${page}.md`, locale) : pages.docs(`${page}.md`));
  const groups = pageGroups(locale).map(({ title, links }) => {
    const lines = links.map((link) => `- [${link.title}](${addressOf(link.page)})`);
    return [`## ${title}`, "", ...lines].join("\n");
  });
  const head = `# Parvoz\n\n> ${wordsIn(locale)("llms")}`;
  return textResponse(`${[head, ...groups].join("\n\n")}\n`, { locale, type: "text/plain" });
}
