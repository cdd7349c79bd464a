import { linkPdfResponse } from "@/lib/api/representation/link-file";
import { makeQuotePdf } from "@/lib/services/documents/quotes/make-quote-pdf";

interface Context {
  params: Promise<{ token: string }>;
}

/** `/quote-files/{token}.pdf?lang=uz|ru|en`: a quote on paper, at prices of this minute. Opens without signing in. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token: name } = await params;
  return linkPdfResponse({
    ...{ request, name, missing: "quote_not_found" },
    read: (token, locale) => makeQuotePdf({ token, locale, now: new Date() }),
  });
}
