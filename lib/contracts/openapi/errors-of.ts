import { ERRORS } from "@/lib/contracts/errors";
import type { ErrorName } from "@/lib/domain/errors";
import { isSelling, type Operation } from "../interface/operation";
import { OPERATIONS, type OperationName, operationNames } from "../interface/operations";

/** Every call may meet these. */
const ALWAYS = ["body_too_large", "too_many_requests", "internal", "unavailable"] as const;
/** Every call but the one that gets a token. What only the portal's own pages may meet, which call with a session, is not told. */
const WITH_CREDENTIAL = ["unauthorized", "partner_suspended", "key_expired", "network_not_allowed", "scope_missing"] as const;
const SELLING = ["operator_sells_nothing"] as const;
const SELLING_ANEW = ["new_sales_stopped"] as const;
const WITH_QUERY = ["validation", "too_deep", "too_many_parameters"] as const;
const WITH_BODY = ["validation", "bad_json", "unsupported_body", "too_deep"] as const;
const IDEMPOTENT = ["idempotency_key_invalid", "idempotency_key_reused", "processing"] as const;

/** Every error that an operation may give, its own first. */
export function errorsOf(name: OperationName): ErrorName[] {
  const operation: Operation = OPERATIONS[name];
  return [
    ...new Set<ErrorName>([
      ...operation.errors,
      ...(operation.idempotent ? IDEMPOTENT : []),
      ...(operation.query ? WITH_QUERY : []),
      ...(operation.body ? WITH_BODY : []),
      ...(operation.scope === null ? [] : WITH_CREDENTIAL),
      ...(isSelling(operation) ? SELLING : []),
      ...(operation.sellsAnew ? SELLING_ANEW : []),
      ...ALWAYS,
    ]),
  ];
}

/** The same by HTTP status, lowest first. */
export function errorsByStatus(name: OperationName): Map<number, ErrorName[]> {
  const byStatus = new Map<number, ErrorName[]>();
  for (const error of errorsOf(name).toSorted((left, right) => ERRORS[left].status - ERRORS[right].status)) {
    byStatus.set(ERRORS[error].status, [...(byStatus.get(ERRORS[error].status) ?? []), error]);
  }
  return byStatus;
}

/** What a program does about an error (interface-facts, HTTP statuses). */
export type Remedy = "repeat" | "sign_in" | "final";

/** `repeat` the same call after a wait, `sign_in` again and repeat once, or take it as `final` until something else is sent. */
export function remedyOf(error: ErrorName): Remedy {
  const { status } = ERRORS[error];
  if (error === "unauthorized") return "sign_in";
  return status === 410 || status === 429 || status >= 500 ? "repeat" : "final";
}

/** Operations that may give an error, in the order of the interface. */
export function operationsGiving(error: ErrorName): OperationName[] {
  return operationNames().filter((name) => errorsOf(name).includes(error));
}
