import { addressOf } from "@/lib/api/request/address";
import { ERRORS } from "@/lib/contracts/errors";
import { AppError } from "@/lib/domain/errors";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { LOCALE_COOKIE, pickLocale } from "@/lib/i18n/pick-locale";
import { answerLink } from "@/lib/services/guessing/answer-link";
import { readReceiptFile } from "@/lib/services/receipts/read-receipt-file";
import { isUnavailable } from "@/lib/util/unavailable";

const SUFFIX = ".pdf";
/** When to come again while the database is away or has too much to do. */
const AWAY_SECONDS = 2;

// The address is the only key: it must not be kept by caches, found by search engines, or passed on.
const PRIVATE_HEADERS = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

interface Context {
  params: Promise<{ token: string }>;
}

/** `/receipts/{receiptToken}.pdf?lang=uz|ru|en`: opens without signing in. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const locale = localeOf(request);
  try {
    const address = addressOf(request.headers);
    const { pdf, fileName } = await answerLink({ address, now: new Date() }, () => read(token, locale));
    const headers = { "Content-Type": "application/pdf", "Content-Disposition": `inline; filename="${fileName}"` };
    return new Response(pdf, { headers: { ...PRIVATE_HEADERS, ...headers, "Content-Language": locale } });
  } catch (error) {
    return refusal(error, locale);
  }
}

async function read(name: string, locale: Locale) {
  if (!name.endsWith(SUFFIX)) throw new AppError("receipt_not_found");
  return readReceiptFile({ token: name.slice(0, -SUFFIX.length), locale });
}

function localeOf(request: Request): Locale {
  const wish = new URL(request.url).searchParams.get("lang");
  const cookie = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]+)`).exec(request.headers.get("cookie") ?? "")?.[1];
  return LOCALES.find((locale) => locale === wish) ?? pickLocale(cookie, request.headers.get("accept-language"));
}

function refusal(thrown: unknown, locale: Locale): Response {
  const error = isUnavailable(thrown) ? new AppError("unavailable", { retryAfter: AWAY_SECONDS }) : thrown;
  if (!(error instanceof AppError)) throw error;
  const { text } = ERRORS[error.kind];
  const status = error.kind === "receipt_unavailable" ? 409 : ERRORS[error.kind].status;
  const headers = new Headers({ ...PRIVATE_HEADERS, "Content-Type": "text/plain; charset=utf-8", "Content-Language": locale });
  if (error.retryAfter !== undefined) headers.set("Retry-After", String(error.retryAfter));
  return new Response(`${text[locale]}\n`, { status, headers });
}
