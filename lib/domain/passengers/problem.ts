import { AppError, type ErrorName, type FieldErrors } from "../errors";
import type { LocalizedText } from "../localized";

/** One thing that is wrong with one field of a booking request. */
export interface Problem {
  kind: ErrorName;
  /** `passengers.0.first_name` */
  field: string;
  /** What is wrong and how to put it right. */
  text: LocalizedText;
}

/** Notes a problem; answers null, so that a reader of a field can return it. */
export type Report = (kind: ErrorName, field: string, text: LocalizedText) => null;

/**
 * Which code a request with several problems is answered with: the first of these. Missing fields come first (the rest cannot be
 * judged without them), then shapes, then what the journey asks for, then what depends on several passengers.
 */
const ORDER = [
  "first_name_missing",
  "last_name_missing",
  "birthdate_missing",
  "document_missing",
  "passenger_field_missing",
  "payer_email_missing",
  "payer_phone_missing",
  "validation",
  "cyrillic_not_allowed",
  "name_length",
  "bad_format",
  "passenger_invalid",
  "names_too_long",
  "counts_mismatch",
  "infant_too_old",
  "wrong_passenger_types",
  "infant_needs_adult",
  "wrong_issuing_country",
  "citizenship_not_allowed",
  "bad_document_expiry",
  "check_names_and_documents",
] as const satisfies readonly ErrorName[];

/** Every code that a request's passengers or payer may be refused with, `validation` apart, which any request may be. */
export const PASSENGER_ERRORS = [...ORDER.filter((kind) => kind !== "validation"), "blacklisted"] as const satisfies readonly ErrorName[];

/** Errors of a change of one passenger's names, contacts or documents. */
export const PASSENGER_CHANGE_ERRORS = [
  "document_missing",
  "passenger_field_missing",
  "cyrillic_not_allowed",
  "name_length",
  "bad_format",
  "passenger_invalid",
  "names_too_long",
  "wrong_issuing_country",
  "citizenship_not_allowed",
  "bad_document_expiry",
  "check_names_and_documents",
] as const satisfies readonly ErrorName[];

/** Notes problems in a list. */
export function reportTo(problems: Problem[]): Report {
  return (kind, field, text) => {
    problems.push({ kind, field, text });
    return null;
  };
}

/** @throws AppError with the code that comes first, and with the problems of all fields; does nothing where there are none */
export function refuseProblems(problems: readonly Problem[]): void {
  const kind = leadingKind(problems);
  if (kind) throw new AppError(kind, { fields: byField(problems) });
}

/** The code to answer with, or null where there are no problems. */
function leadingKind(problems: readonly Problem[]): ErrorName | null {
  return ORDER.find((kind) => problems.some((problem) => problem.kind === kind)) ?? problems[0]?.kind ?? null;
}

/** All problems, by field: a form can show them at once. */
function byField(problems: readonly Problem[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const { field, text } of problems) fields[field] = [...(fields[field] ?? []), text];
  return fields;
}
