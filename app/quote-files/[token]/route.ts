import { pdfResponse } from "@/lib/api/representation/pdf-response";
import { addressOf } from "@/lib/api/request/address";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { answerLink } from "@/lib/services/guessing/answer-link";
import { makeQuotePdf } from "@/lib/services/quotes/make-quote-pdf";

const SUFFIX = ".pdf";

interface Context {
  params: Promise<{ token: string }>;
}

/** `/quote-files/{token}.pdf?lang=uz|ru|en`: a quote on paper, at prices of this minute. Opens without signing in. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const address = addressOf(request.headers);
  return pdfResponse(request, (locale) => answerLink({ address, now: new Date() }, () => read(token, locale)));
}

async function read(name: string, locale: Locale) {
  if (!name.endsWith(SUFFIX)) throw new AppError("quote_not_found");
  return makeQuotePdf({ token: name.slice(0, -SUFFIX.length), locale, now: new Date() });
}
