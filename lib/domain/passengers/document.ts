import { isDate } from "../dates";
import { plainNumber } from "../text/plain-text";
import { type DocType, ISSUED_ONLY_BY, isDocType, takenAs, UZ_PASSPORT } from "./doc-types";
import { hasCyrillic } from "./names";
import type { Report } from "./problem";
import { documentsText, TEXTS } from "./texts";

const NUMBER = /^[A-Z0-9]{5,20}$/;

/** A document type of the reference list. */
export function readDocType(raw: string | undefined, field: string, report: Report): DocType | null {
  if (!raw) return report("document_missing", field, TEXTS.docType);
  return isDocType(raw) ? raw : report("passenger_invalid", field, TEXTS.docType);
}

/** A document number in capitals, without the spaces, hyphens and № that people put in. */
export function readDocNumber(raw: string | undefined, field: string, report: Report): string | null {
  if (!raw) return report("document_missing", field, TEXTS.required);
  if (hasCyrillic(raw)) return report("cyrillic_not_allowed", field, TEXTS.docNumberCyrillic);
  const number = plainNumber(raw);
  return NUMBER.test(number) ? number : report("bad_format", field, TEXTS.docNumber);
}

/** @param lastFlight `YYYY-MM-DD`: the document must not expire before it */
export function readDocExpire(raw: string | undefined, field: string, lastFlight: string, report: Report): string | null {
  if (!raw) return report("document_missing", field, TEXTS.date);
  if (!isDate(raw)) return report("bad_format", field, TEXTS.date);
  return raw < lastFlight ? report("bad_document_expiry", field, TEXTS.docExpired) : raw;
}

/** What a document's type and number ask of the citizenship. Nulls were reported before. */
export function checkCitizenship(
  type: DocType | null,
  number: string | null,
  citizenship: string | null,
  at: string,
  report: Report,
): void {
  if (!type || !citizenship) return;
  const issuer = ISSUED_ONLY_BY[type];
  if (issuer && issuer !== citizenship) report("wrong_issuing_country", `${at}.citizenship`, TEXTS.issuingCountry);
  const uzbekPassport = citizenship === "UZ" && (type === "A" || type === "NP");
  if (uzbekPassport && number && !UZ_PASSPORT.test(number)) report("bad_format", `${at}.doc_number`, TEXTS.docNumberUz);
}

/** Whether these flights take the document. */
export function checkAccepted(type: DocType | null, accepted: readonly string[], field: string, report: Report): void {
  if (type && takenAs(type, accepted) === null) report("citizenship_not_allowed", field, documentsText(accepted));
}
