import { ERRORS } from "@/lib/contracts/errors";
import type { ErrorName } from "@/lib/domain/errors";
import { OFFER_ID } from "../interface/examples/journey";
import type { Operation } from "../interface/operation";
import { OPERATIONS, type OperationName, operationNames } from "../interface/operations";
import { envelope, errorEnvelope } from "../shared";
import { errorsByStatus, errorsOf } from "./errors-of";
import type { SchemaCollector } from "./schemas";
import type { Answer, Example, Ref, Schema } from "./types";

const STAMP = { request_id: "9f1c2d34-5b6a-4c7d-8e9f-0a1b2c3d4e5f", created_at: "2027-02-10 12:00" };

const LIMITS = ["RateLimit-Policy", "RateLimit", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];

/** Headers that an answer of an operation may carry. */
function headersOf(name: OperationName, status: number): Record<string, Ref> {
  const { rate, idempotent, deprecated, tagged }: Operation = OPERATIONS[name];
  const names = [
    "X-Request-Id",
    "Content-Language",
    ...(status === 401 ? ["WWW-Authenticate"] : []),
    ...(deprecated ? ["Deprecation", "Link"] : []),
    ...(rate === null ? [] : LIMITS),
    ...(idempotent ? ["Idempotency-Replayed"] : []),
    ...(tagged && status < 400 ? ["ETag"] : []),
    ...(status === 429 || status === 503 ? ["Retry-After"] : []),
  ];
  return Object.fromEntries(names.map((one) => [one, { $ref: `#/components/headers/${one}` }]));
}

/** Success and every refusal of an operation, by status. Which codes a status may carry is part of its schema. */
export function responsesOf(name: OperationName, collector: SchemaCollector): Record<string, Answer> {
  const refusals = [...errorsByStatus(name)].map(([status, errors]): [string, Answer] => [
    String(status),
    {
      description: statusText(status, errors),
      headers: headersOf(name, status),
      content: { "application/json": { schema: errorSchema(errors, collector), examples: errorExamples(name, errors) } },
    },
  ]);
  return { 200: success(name, collector), ...notModified(name), ...Object.fromEntries(refusals) };
}

function notModified(name: OperationName): Record<string, Answer> {
  const { tagged }: Operation = OPERATIONS[name];
  return tagged ? { 304: { description: "You have these data already: no body", headers: headersOf(name, 304) } } : {};
}

function success(name: OperationName, collector: SchemaCollector): Answer {
  const value = { ...STAMP, message: "The request was completed successfully.", data: OPERATIONS[name].example.data };
  return {
    description: "Done",
    headers: headersOf(name, 200),
    content: {
      "application/json": { schema: collector.schemaOf(envelope(OPERATIONS[name].data), "output"), examples: { success: { value } } },
    },
  };
}

function errorSchema(errors: readonly ErrorName[], collector: SchemaCollector): Schema {
  const codes = [...new Set(errors.map((error) => ERRORS[error].code))];
  const narrowed: Schema = { type: "object", properties: { error_code: { type: "integer", enum: codes } } };
  return { allOf: [collector.schemaOf(errorEnvelope, "output"), narrowed] };
}

function errorExamples(name: OperationName, errors: readonly ErrorName[]): Record<string, Ref | Example> {
  return Object.fromEntries(
    errors.map((error) => {
      const own = ownDetails(name, error);
      return [error, own ? { ...summaryOf(error), value: { ...errorExample(error), ...own } } : { $ref: `#/components/examples/${error}` }];
    }),
  );
}

/** What of an error's example hangs on the operation that gives it. */
function ownDetails(name: OperationName, error: ErrorName): object | null {
  const { scope, example }: Operation = OPERATIONS[name];
  if (error === "scope_missing" && scope !== null) return { data: { scope } };
  if (error !== "validation") return null;
  const [first = ""] = Object.keys(example.query ?? example.body ?? {});
  return { errors: example.wrong ?? { [first]: ["This field is required."] } };
}

function summaryOf(error: ErrorName): { summary: string } {
  return { summary: `${ERRORS[error].code} ${error}` };
}

/** One example per error that any operation may give, for the components. */
export function errorExampleComponents(): Record<string, Example> {
  const given = new Set(operationNames().flatMap(errorsOf));
  return Object.fromEntries([...given].sort().map((error) => [error, { ...summaryOf(error), value: errorExample(error) }]));
}

const FLIGHT = { airline: "HY", flight_number: "271" };
const ARRIVAL = { airport: "IST", datetime: "2027-03-11 02:10:00", terminal: "I" };
const FLIGHT_TIMES_CHANGED = {
  offer_id: OFFER_ID,
  directions: [
    {
      direction: 0,
      old: [{ ...FLIGHT, departure: { airport: "TAS", datetime: "2027-03-10 22:40:00", terminal: "2" }, arrival: ARRIVAL }],
      new: [
        {
          ...FLIGHT,
          departure: { airport: "TAS", datetime: "2027-03-10 23:50:00", terminal: "2" },
          arrival: { ...ARRIVAL, datetime: "2027-03-11 03:20:00" },
        },
      ],
    },
  ],
};

const DETAILS: Readonly<Partial<Record<ErrorName, object>>> = {
  duplicate_unpaid: { data: { existing_booking_id: "01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42" } },
  duplicate_paid: { data: { existing_booking_id: "01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42" } },
  reference_taken: { data: { existing_booking_id: "01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42" } },
  flight_times_changed: { data: FLIGHT_TIMES_CHANGED },
  scope_missing: { data: { scope: "refund" } },
  network_not_allowed: { data: { address: "198.51.100.7" } },
  sandbox_event_unavailable: { data: { status: "cancelled" } },
  validation: { errors: { adults: ["This field is required."] } },
  bad_format: { errors: { payer_tel: ["Give the phone in international form, such as +998901234567."] } },
};

/** The envelope as an error answers it. */
function errorExample(error: ErrorName): object {
  const { code, text } = ERRORS[error];
  return { ...STAMP, error_code: code, message: text.en, ...DETAILS[error] };
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  401: "The credential is missing or wrong: get a new token and repeat once",
  403: "The credential is not allowed to do this",
  404: "Unknown, not yours, or expired",
  409: "Somebody else was faster",
  410: "Not confirmed yet: repeat the same call",
  413: "The body is too large",
  422: "Refused: not available in this state, or something sent is wrong",
  429: "Too many requests: wait for the seconds of `Retry-After` and repeat",
  500: "Something went wrong on our side: repeat, then tell support the `request_id`",
  503: "Temporarily unavailable: wait for the seconds of `Retry-After` and repeat",
};

function statusText(status: number, errors: readonly ErrorName[]): string {
  const list = errors.map((error) => `\`${ERRORS[error].code}\` ${error}`).join(", ");
  return `${STATUS_TEXTS[status] ?? "Refused"}. Codes: ${list}.`;
}
