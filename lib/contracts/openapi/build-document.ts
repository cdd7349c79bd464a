import { OPERATIONS, type Operation, type OperationName } from "../interface/operations";
import { SECURITY_SCHEMES, SHARED_HEADERS, SHARED_PARAMETERS } from "./components";
import { errorsByStatus, operationNames } from "./errors-of";
import { webhooksOf } from "./events";
import { BODIES, QUERIES } from "./examples/answers";
import { BOOKING_ID, OFFER_ID, PASSENGER_ID, SCHEDULE_CHANGE_ID } from "./examples/journey";
import { DELIVERY_ID, WEBHOOK_ID } from "./examples/webhooks";
import { queryParameters } from "./parameters";
import { errorExampleComponents, responsesOf } from "./responses";
import { componentOf, SchemaCollector } from "./schemas";
import { OPERATION_TEXTS, TAGS } from "./texts";
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
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
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
  const { tag, description } = OPERATION_TEXTS[name];
  const { scope, rate, summary, deprecated } = operation;
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: scope === null ? description : `${description}\n\nAn API key needs the scope \`${scope}\`.`,
    ...(deprecated && { deprecated: true }),
    parameters: parametersOf(name, operation, collector),
    ...bodyOf(name, operation, collector),
    responses: responsesOf(name, collector),
    security: scope === null ? [] : [{ bearer: [] }],
    ...(scope === null ? {} : { "x-scope": scope }),
    ...(rate === null ? {} : { "x-rate-class": rate }),
    ...queryComponent(operation, collector),
    "x-errors": Object.fromEntries([...errorsByStatus(name)].map(([status, errors]) => [String(status), errors])),
  };
}

function parametersOf(name: OperationName, operation: Operation, collector: SchemaCollector): (Parameter | Ref)[] {
  const inPath = [
    ...(operation.path.includes("{id}") ? [idParameter(operation.path)] : []),
    ...(operation.path.includes("{changeId}") ? [CHANGE_PARAMETER] : []),
    ...(operation.path.includes("{deliveryId}") ? [DELIVERY_PARAMETER] : []),
    ...(operation.path.includes("{passengerId}") ? [PASSENGER_PARAMETER] : []),
  ];
  const query = operation.query ? collector.schemaOf(operation.query, "output") : null;
  const resolve = (schema: Schema) => collector.schemas[componentOf(schema) ?? ""] ?? schema;
  const inQuery = query ? queryParameters(resolve(query), QUERIES[name] ?? {}) : [];
  const key = operation.idempotent ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : [];
  const tag = operation.tagged ? [{ $ref: "#/components/parameters/IfNoneMatch" }] : [];
  return [...inPath, ...inQuery, ...key, ...tag, { $ref: "#/components/parameters/AcceptLanguage" }];
}

const CHANGE_PARAMETER: Parameter = {
  name: "changeId",
  in: "path",
  required: true,
  description: "Id of the schedule change, from the booking",
  schema: { type: "string", format: "uuid" },
  example: SCHEDULE_CHANGE_ID,
};

const PASSENGER_PARAMETER: Parameter = {
  name: "passengerId",
  in: "path",
  required: true,
  description: "Id of the passenger: its `key` in the booking",
  schema: { type: "string", format: "uuid" },
  example: PASSENGER_ID,
};

const DELIVERY_PARAMETER: Parameter = {
  name: "deliveryId",
  in: "path",
  required: true,
  description: "Id of the delivery, from the list of them",
  schema: { type: "string", format: "uuid" },
  example: DELIVERY_ID,
};

const UUID = { type: "string", format: "uuid" } as const;

/** Of six directions of three flights each they are below 2,000 characters; an address has room for so many. */
const OFFER_ID_SCHEMA = { type: "string", minLength: 1, maxLength: 4096, pattern: "^[A-Za-z0-9._-]+$" } as const;

/** What `{id}` is, by how the path begins. */
const IDS: readonly { begin: string; description: string; schema: Schema; example: string }[] = [
  { begin: "/offers/", description: "Offer id, from a search", schema: OFFER_ID_SCHEMA, example: OFFER_ID },
  { begin: "/webhooks/", description: "Id of the address, from the list of them", schema: UUID, example: WEBHOOK_ID },
  { begin: "/booking/", description: "Booking id, from the booking call", schema: UUID, example: BOOKING_ID },
  { begin: "/sandbox/booking/", description: "Booking id, from the booking call", schema: UUID, example: BOOKING_ID },
];

/** @throws Error where nobody has said what it is */
function idParameter(path: string): Parameter {
  const named = IDS.find(({ begin }) => path.startsWith(begin));
  if (!named) throw new Error(`${path}: nothing says what {id} is`);
  const { begin: _, ...rest } = named;
  return { name: "id", in: "path", required: true, ...rest };
}

function queryComponent(operation: Operation, collector: SchemaCollector): { "x-query"?: string } {
  const component = operation.query && componentOf(collector.schemaOf(operation.query, "output"));
  return component ? { "x-query": component } : {};
}

function bodyOf(name: OperationName, operation: Operation, collector: SchemaCollector): Pick<DocumentedOperation, "requestBody"> {
  if (!operation.body) return {};
  const schema = collector.schemaOf(operation.body, "input");
  return { requestBody: { required: true, content: { "application/json": { schema, examples: { request: { value: BODIES[name] } } } } } };
}
