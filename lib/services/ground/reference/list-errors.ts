import { ERRORS } from "@/lib/contracts/errors";
import { operationNames } from "@/lib/contracts/interface/operations";
import type { ErrorEntry } from "@/lib/contracts/interface/reference";
import { errorsOf, operationsGiving, remedyOf } from "@/lib/contracts/openapi/errors-of";
import type { ErrorName } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { listByLocale } from "./list-by-locale";

/** All errors that the operations of the interface may answer, by code. */
export const listErrors = listByLocale((locale) => {
  const given = [...new Set(operationNames().flatMap(errorsOf))];
  return given.map((name) => present(name, locale)).sort((left, right) => left.code - right.code || (left.name < right.name ? -1 : 1));
});

function present(name: ErrorName, locale: Locale): ErrorEntry {
  const { code, status, text } = ERRORS[name];
  return {
    code,
    name,
    status,
    remedy: remedyOf(name),
    message: text[locale],
    message_intl: { uz: text.uz, en: text.en, ru: text.ru },
    operations: operationsGiving(name),
  };
}
