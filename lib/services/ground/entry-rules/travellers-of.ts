import { AppError, type FieldErrors } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { isCountry } from "@/lib/reference/countries";
import type { Traveller } from "./entry-advice";
import { CITIZENSHIP } from "./entry-rules";
import { unknownCountry } from "./unknown-country";

interface Named {
  citizenships?: readonly string[] | undefined;
  doc_expires?: readonly string[] | undefined;
}

/**
 * Whom a check is asked for: citizens of the countries named, with the last days of their documents in the same order; citizens of Uzbekistan
 * where nobody is named.
 * @throws AppError validation where a country is unknown, or a document has no citizen
 */
export function travellersOf({ citizenships = [CITIZENSHIP], doc_expires = [] }: Named): Traveller[] {
  const fields: FieldErrors = {};
  citizenships.forEach((code, index) => {
    if (!isCountry(code)) fields[`citizenships.${index}`] = [unknownCountry(code)];
  });
  if (doc_expires.length > citizenships.length) fields.doc_expires = [MORE_DOCUMENTS];
  if (Object.keys(fields).length > 0) throw new AppError("validation", { fields });
  return citizenships.map((citizenship, index) => ({ citizenship, expires: doc_expires[index] ?? null }));
}

const MORE_DOCUMENTS: LocalizedText = t(
  "There are more documents than citizenships. Give a country code in citizenships for each.",
  "Документов больше, чем гражданств. Укажите для каждого код страны в citizenships.",
  "Hujjatlar fuqaroliklardan koʻp. Har biriga citizenships maydonida davlat kodini kiriting.",
);
