import { pdfResponse } from "@/lib/api/representation/pdf-response";
import { addressOf } from "@/lib/api/request/address";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { answerLink } from "@/lib/services/guessing/answer-link";
import { readReceiptFile } from "@/lib/services/receipts/read-receipt-file";

const SUFFIX = ".pdf";

interface Context {
  params: Promise<{ token: string }>;
}

/** `/receipts/{receiptToken}.pdf?lang=uz|ru|en`: opens without signing in. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const address = addressOf(request.headers);
  return pdfResponse(request, (locale) => answerLink({ address, now: new Date() }, () => read(token, locale)));
}

async function read(name: string, locale: Locale) {
  if (!name.endsWith(SUFFIX)) throw new AppError("receipt_not_found");
  return readReceiptFile({ token: name.slice(0, -SUFFIX.length), locale });
}
