import type { Locale } from "@/lib/domain/localized";

interface Kind {
  locale: Locale;
  type: "text/markdown" | "text/plain";
  status?: number;
}

/** A text of the documentation in a language that the address, the reader's cookie or the browser has chosen. */
export function textResponse(text: string, { locale, type, status = 200 }: Kind): Response {
  const headers = { "Content-Type": `${type}; charset=utf-8`, "Content-Language": locale, Vary: "Accept-Language, Cookie" };
  return new Response(text, { status, headers });
}
