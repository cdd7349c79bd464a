import { ERRORS } from "@/lib/contracts/errors";
import { AppError } from "@/lib/domain/errors";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { LOCALE_COOKIE, pickLocale } from "@/lib/i18n/pick-locale";
import { readReceiptFile } from "@/lib/services/receipts/read-receipt-file";

const SUFFIX = ".pdf";

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
    if (!token.endsWith(SUFFIX)) throw new AppError("receipt_not_found");
    const { pdf, fileName } = await readReceiptFile({ token: token.slice(0, -SUFFIX.length), locale });
    const headers = { "Content-Type": "application/pdf", "Content-Disposition": `inline; filename="${fileName}"` };
    return new Response(pdf, { headers: { ...PRIVATE_HEADERS, ...headers, "Content-Language": locale } });
  } catch (error) {
    return refusal(error, locale);
  }
}

function localeOf(request: Request): Locale {
  const wish = new URL(request.url).searchParams.get("lang");
  const cookie = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]+)`).exec(request.headers.get("cookie") ?? "")?.[1];
  return LOCALES.find((locale) => locale === wish) ?? pickLocale(cookie, request.headers.get("accept-language"));
}

function refusal(error: unknown, locale: Locale): Response {
  if (!(error instanceof AppError)) throw error;
  const { text } = ERRORS[error.kind];
  const status = error.kind === "receipt_unavailable" ? 409 : ERRORS[error.kind].status;
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Content-Language": locale };
  return new Response(`${text[locale]}\n`, { status, headers: { ...PRIVATE_HEADERS, ...headers } });
}
