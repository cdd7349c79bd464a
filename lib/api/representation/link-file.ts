import { ERRORS } from "@/lib/contracts/errors";
import { AppError } from "@/lib/domain/errors";
import { type Locale, localeOfTag } from "@/lib/domain/localized";
import { LOCALE_COOKIE, pickLocale } from "@/lib/i18n/pick-locale";
import { answerLink } from "@/lib/services/access/guessing/answer-link";
import { isUnavailable } from "@/lib/util/unavailable";
import { addressOf } from "../request/address";

/** When to come again while the database is away or has too much to do. */
const AWAY_SECONDS = 2;
const CONFLICT = 409;

// The address is the only key: it must not be kept by caches, found by search engines, or passed on.
const PRIVATE_HEADERS = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

interface LinkFile {
  body: Uint8Array<ArrayBuffer> | string;
  contentType: string;
  /** ASCII only, without quotes. */
  fileName: string;
  /** Whether a browser keeps it rather than showing it. */
  isKept?: boolean;
}

/** What is behind a link: the name in its path, without `suffix`, is its only key. */
interface Link {
  request: Request;
  /** Last part of the path. */
  name: string;
  suffix: string;
  /** What is said of a name without it. */
  missing?: "receipt_not_found" | "quote_not_found";
  /** How long whoever got it may show it again without asking; not at all where absent. */
  keptSeconds?: number;
  read: (token: string, locale: Locale) => Promise<LinkFile>;
}

/** A file that opens without signing in for whoever knows its address, in the language of `?lang=`, else the caller's. Refusals are plain text. */
export async function linkFileResponse({
  request,
  name,
  suffix,
  missing = "receipt_not_found",
  keptSeconds,
  read,
}: Link): Promise<Response> {
  const locale = localeOf(request);
  try {
    const { body, contentType, fileName, isKept } = await answerLink({ address: addressOf(request.headers), now: new Date() }, async () => {
      if (!name.endsWith(suffix)) throw new AppError(missing);
      return read(name.slice(0, -suffix.length), locale);
    });
    const disposition = `${isKept ? "attachment" : "inline"}; filename="${fileName}"`;
    const headers = { "Content-Type": contentType, "Content-Disposition": disposition, "Content-Language": locale };
    const keeping = keptSeconds === undefined ? {} : { "Cache-Control": `private, max-age=${keptSeconds}` };
    return new Response(body, { headers: { ...PRIVATE_HEADERS, ...keeping, ...headers } });
  } catch (error) {
    return refusal(error, locale);
  }
}

interface PdfLink extends Omit<Link, "suffix" | "read"> {
  read: (token: string, locale: Locale) => Promise<{ pdf: Uint8Array<ArrayBuffer>; fileName: string }>;
}

/** The same of a PDF. */
export function linkPdfResponse({ read, ...link }: PdfLink): Promise<Response> {
  const readFile = async (token: string, locale: Locale) => {
    const { pdf, fileName } = await read(token, locale);
    return { body: pdf, contentType: "application/pdf", fileName };
  };
  return linkFileResponse({ ...link, suffix: ".pdf", read: readFile });
}

function localeOf(request: Request): Locale {
  const wish = new URL(request.url).searchParams.get("lang");
  const cookie = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]+)`).exec(request.headers.get("cookie") ?? "")?.[1];
  return localeOfTag(wish ?? "") ?? pickLocale(cookie, request.headers.get("accept-language"));
}

function refusal(thrown: unknown, locale: Locale): Response {
  const error = isUnavailable(thrown) ? new AppError("unavailable", { retryAfter: AWAY_SECONDS }) : thrown;
  if (!(error instanceof AppError)) throw error;
  const { text } = ERRORS[error.kind];
  const status = error.kind === "receipt_unavailable" ? CONFLICT : ERRORS[error.kind].status;
  const headers = new Headers({ ...PRIVATE_HEADERS, "Content-Type": "text/plain; charset=utf-8", "Content-Language": locale });
  if (error.retryAfter !== undefined) headers.set("Retry-After", String(error.retryAfter));
  return new Response(`${text[locale]}\n`, { status, headers });
}
