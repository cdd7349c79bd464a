import { languageOfRequest, wordsIn } from "@/components/docs/language";
import { pageMarkdown } from "../../page-markdown";
import { textResponse } from "../../text-response";

interface Context {
  params: Promise<{ page: string[] }>;
}

/** A page of the documentation as Markdown: `/docs/ru/quick-start.md` leads here (next.config.js). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale } = await languageOfRequest();
  const text = await pageMarkdown((await params).page.join("/"), locale);
  if (text === null) return textResponse(`${wordsIn(locale)("noSuchPage")}\n`, { locale, type: "text/markdown", status: 404 });
  return textResponse(text, { locale, type: "text/markdown" });
}
