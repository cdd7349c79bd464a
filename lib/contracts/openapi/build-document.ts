import { BOOKING_ID, OFFER_ID, PASSENGER_ID, SCHEDULE_CHANGE_ID } from "../interface/examples/journey";
import { DELIVERY_ID, WEBHOOK_ID } from "../interface/examples/webhooks";
import { type Operation, TAGS } from "../interface/operation";
import { OPERATIONS, type OperationName, operationNames } from "../interface/operations";
import { SECURITY_SCHEMES, SHARED_HEADERS, SHARED_PARAMETERS } from "./components";
import { errorsByStatus } from "./errors-of";
import { webhooksOf } from "./events";
import { queryParameters } from "./parameters";
import { errorExampleComponents, responsesOf } from "./responses";
import { componentOf, SchemaCollector } from "./schemas";
import type { DocumentedOperation, Method, OpenApiDocument, Parameter, Ref, Schema } from "./types";

/** Of the interface: what is added counts up the middle number, a changed wording the last. */
const VERSION = "1.4.0";

const METHODS = { GET: "get", POST: "post", PATCH: "patch", DELETE: "delete" } as const satisfies Record<Operation["method"], Method>;

/**
 * The OpenAPI 3.1 document of `/api/v1`, from the contracts that validate its requests and answers.
 * @param serverUrl the interface's address, `https://…/api/v1`
 */
export function buildDocument(serverUrl: string): OpenApiDocument {
  const collector = new SchemaCollector();
  const paths: OpenApiDocument["paths"] = {};
  for (const name of operationNames()) {
    const { path, method } = OPERATIONS[name];
    paths[path] = { ...paths[path], [METHODS[method]]: documented(name, collector) };
  }
  const webhooks = webhooksOf(collector);
  return {
    openapi: "3.1.0",
    info: {
      title: "Parvoz flight search and booking",
      version: VERSION,
      summary: "Search flights, book, pay, get tickets and receipts, cancel and refund.",
      description:
        "Every successful answer is HTTP 200 with one envelope, every refusal another status with an `error_code`. Unknown query parameters and body fields are ignored, and named in `warnings` of the answer. Responses gain fields over time: ignore those that you do not know. Programs call from servers: there is no CORS, so a browser on another site gets nothing. Guides are at /docs.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: serverUrl, description: "This service; an API key decides between live and test mode" }],
    tags: Object.values(TAGS).map(({ title, text }) => ({ name: title.en, description: text.en })),
    paths,
    webhooks,
    components: {
      schemas: sorted(collector.schemas),
      parameters: SHARED_PARAMETERS,
      headers: SHARED_HEADERS,
      examples: errorExampleComponents(),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([left], [right]) => (left < right ? -1 : 1)));
}

function documented(name: OperationName, collector: SchemaCollector): DocumentedOperation {
  const operation: Operation = OPERATIONS[name];
  const { tag, scope, rate, summary, deprecated } = operation;
  const description = operation.description.en;
  return {
    operationId: name,
    tags: [TAGS[tag].title.en],
    summary: summary.en,
    description: scope === null ? description : `${description}\n\nAn API key needs the scope \`${scope}\`.`,
    ...(deprecated && { deprecated: true }),
    parameters: parametersOf(operation, collector),
    ...bodyOf(operation, collector),
    responses: responsesOf(name, collector),
    security: scope === null ? [] : [{ bearer: [] }],
    ...(scope === null ? {} : { "x-scope": scope }),
    ...(rate === null ? {} : { "x-rate-class": rate }),
    ...queryComponent(operation, collector),
    "x-errors": Object.fromEntries([...errorsByStatus(name)].map(([status, errors]) => [String(status), errors])),
  };
}

function parametersOf(operation: Operation, collector: SchemaCollector): (Parameter | Ref)[] {
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => pathParameter(operation.path, name));
  const query = operation.query ? collector.schemaOf(operation.query, "output") : null;
  const resolve = (schema: Schema) => collector.schemas[componentOf(schema) ?? ""] ?? schema;
  const inQuery = query ? queryParameters(resolve(query), operation.example.query ?? {}) : [];
  const key = operation.idempotent ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : [];
  const tag = operation.tagged ? [{ $ref: "#/components/parameters/IfNoneMatch" }] : [];
  return [...inPath, ...inQuery, ...key, ...tag, { $ref: "#/components/parameters/AcceptLanguage" }];
}

const UUID = { type: "string", format: "uuid" } as const;

/** Of six directions of three flights each they are below 2,000 characters; an address has room for so many. */
const OFFER_ID_SCHEMA = { type: "string", minLength: 1, maxLength: 4096, pattern: "^[A-Za-z0-9._-]+$" } as const;

const BOOKING = { description: "Booking id, from the booking call", schema: UUID, example: BOOKING_ID };
const CHANGE = { description: "Id of the schedule change, from the booking", schema: UUID, example: SCHEDULE_CHANGE_ID };
const PASSENGER = { description: "Id of the passenger: its `key` in the booking", schema: UUID, example: PASSENGER_ID };
const DELIVERY = { description: "Id of the delivery, from the list of them", schema: UUID, example: DELIVERY_ID };
const WEBHOOK = { description: "Id of the address, from the list of them", schema: UUID, example: WEBHOOK_ID };

/** What stands in the braces of a path, by what stands before them. */
const IN_PATH: Readonly<Record<string, Pick<Parameter, "description" | "schema" | "example">>> = {
  "/offers/": { description: "Offer id, from a search", schema: OFFER_ID_SCHEMA, example: OFFER_ID },
  "/booking/": BOOKING,
  "/sandbox/booking/": BOOKING,
  "/booking/{id}/schedule-changes/": CHANGE,
  "/booking/{id}/passengers/": PASSENGER,
  "/webhooks/": WEBHOOK,
  "/webhooks/{id}/deliveries/": DELIVERY,
};

/** @throws Error where nobody has said what it is */
function pathParameter(path: string, name: string): Parameter {
  const named = IN_PATH[path.slice(0, path.indexOf(`{${name}}`))];
  if (!named) throw new Error(`${path}: nothing says what {${name}} is`);
  return { name, in: "path", required: true, ...named };
}

function queryComponent(operation: Operation, collector: SchemaCollector): { "x-query"?: string } {
  const component = operation.query && componentOf(collector.schemaOf(operation.query, "output"));
  return component ? { "x-query": component } : {};
}

function bodyOf(operation: Operation, collector: SchemaCollector): Pick<DocumentedOperation, "requestBody"> {
  if (!operation.body) return {};
  const schema = collector.schemaOf(operation.body, "input");
  return {
    requestBody: { required: true, content: { "application/json": { schema, examples: { request: { value: operation.example.body } } } } },
  };
}
