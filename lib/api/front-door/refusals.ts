import type { IncomingMessage, ServerResponse } from "node:http";
import { ERRORS } from "@/lib/contracts/errors";
import { AppError, type ErrorName } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { LOCALE_COOKIE, pickLocale } from "@/lib/i18n/pick-locale";
import { allowedAt } from "../allowed-methods";
import { fail } from "../representation/api-response";
import { localeOf } from "../request/locale";
import { kindOf } from "./path-kind";

/** Title of the page, and how to try again; the text between is that of the error. */
const WORDS: Readonly<Record<Locale, { title: string; again: string }>> = {
  en: { title: "Temporarily unavailable", again: "Try again" },
  ru: { title: "Временно недоступно", again: "Повторить" },
  uz: { title: "Vaqtincha ishlamayapti", again: "Qayta urinish" },
};

interface Refused {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  path: string;
  requestId: string;
  retryAfter: number;
}

/** Answers 503 without asking anybody: JSON in the interface's envelope to programs, a page that says so to people, in their language. */
export function refuseForNow({ incoming, outgoing, path, requestId, retryAfter }: Refused): void {
  const isPage = kindOf(path) === "page" || kindOf(path) === "docs";
  const written = isPage ? page(incoming, retryAfter) : envelope(incoming, requestId, "unavailable");
  send({ incoming, outgoing, requestId, status: 503, written, headers: { "Retry-After": String(retryAfter) } });
}

interface Written {
  type: string;
  body: string;
  language: Locale;
}

/** Answers a method of which no server makes a request, such as TRACE, as any other one that a path of the interface does not have. */
export function refuseMethod({ incoming, outgoing, path, requestId }: Omit<Refused, "retryAfter">): void {
  const allow = allowedAt(path);
  const kind = allow === null ? "path_not_found" : "method_not_allowed";
  const headers: Record<string, string> = allow === null ? {} : { Allow: allow };
  send({ incoming, outgoing, requestId, status: ERRORS[kind].status, written: envelope(incoming, requestId, kind), headers });
}

/** Answers 500 to a request at which the server itself has failed. */
export function answerFault({ incoming, outgoing, requestId }: Pick<Refused, "incoming" | "outgoing" | "requestId">): void {
  send({ incoming, outgoing, requestId, status: ERRORS.internal.status, written: envelope(incoming, requestId, "internal"), headers: {} });
}

interface Sent extends Omit<Refused, "path" | "retryAfter"> {
  status: number;
  written: Written;
  headers: Readonly<Record<string, string>>;
}

function send({ incoming, outgoing, requestId, status, written: { type, body, language }, headers }: Sent): void {
  outgoing.writeHead(status, {
    "Content-Type": type,
    "Content-Language": language,
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    "X-Request-Id": requestId,
    ...headers,
  });
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
}

function envelope({ headers }: IncomingMessage, requestId: string, kind: ErrorName): Written {
  const wished = headers["accept-language"];
  const locale = localeOf(new Headers(wished === undefined ? {} : { "accept-language": wished }));
  const { body } = fail(requestId, new Date(), new AppError(kind), locale);
  return { type: "application/json", body: typeof body === "string" ? body : Buffer.concat(body).toString(), language: locale };
}

const COOKIE = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]+)`);

/** It asks again by itself. Nothing of it comes from outside. */
function page({ headers }: IncomingMessage, retryAfter: number): Written {
  const locale = pickLocale(COOKIE.exec(headers.cookie ?? "")?.[1], headers["accept-language"] ?? null);
  const { title, again } = WORDS[locale];
  const body = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${retryAfter + 3}">
<meta name="robots" content="noindex">
<title>${title} · Parvoz</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${ERRORS.unavailable.text[locale]}</p>
<p><a href="">${again}</a></p>
</main>
</body>
</html>
`;
  return { type: "text/html; charset=utf-8", body, language: locale };
}
