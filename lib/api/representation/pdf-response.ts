import { ERRORS } from "@/lib/contracts/errors";
import { AppError } from "@/lib/domain/errors";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { LOCALE_COOKIE, pickLocale } from "@/lib/i18n/pick-locale";
import { isUnavailable } from "@/lib/util/unavailable";

/** When to come again while the database is away or has too much to do. */
const AWAY_SECONDS = 2;

// The address is the only key: it must not be kept by caches, found by search engines, or passed on.
const PRIVATE_HEADERS = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

interface PdfFile {
  pdf: Uint8Array<ArrayBuffer>;
  fileName: string;
}

/** A PDF for whoever knows its address, in the language that `lang` asks for, else in the reader's own; what is refused is told in plain text. */
export async function pdfResponse(request: Request, read: (locale: Locale) => Promise<PdfFile>): Promise<Response> {
  const locale = localeOf(request);
  try {
    const { pdf, fileName } = await read(locale);
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

function refusal(thrown: unknown, locale: Locale): Response {
  const error = isUnavailable(thrown) ? new AppError("unavailable", { retryAfter: AWAY_SECONDS }) : thrown;
  if (!(error instanceof AppError)) throw error;
  const { text } = ERRORS[error.kind];
  const status = error.kind === "receipt_unavailable" ? 409 : ERRORS[error.kind].status;
  const headers = new Headers({ ...PRIVATE_HEADERS, "Content-Type": "text/plain; charset=utf-8", "Content-Language": locale });
  if (error.retryAfter !== undefined) headers.set("Retry-After", String(error.retryAfter));
  return new Response(`${text[locale]}\n`, { status, headers });
}
