import { linkFileResponse } from "@/lib/api/representation/link-file";
import { makeQuoteCard } from "@/lib/services/documents/quotes/card/make-quote-card";

interface Context {
  params: Promise<{ token: string }>;
}

/** `/quote-cards/{token}.png?lang=uz|ru|en`: a quote as a picture for a chat, at prices of this minute. Opens without signing in. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token: name } = await params;
  return linkFileResponse({
    ...{ request, name, suffix: ".png", missing: "quote_not_found", keptSeconds: 60 },
    read: async (token, locale) => {
      const body = await makeQuoteCard({ token, locale, now: new Date() });
      return { body, contentType: "image/png", fileName: `quote-${locale}.png` };
    },
  });
}
