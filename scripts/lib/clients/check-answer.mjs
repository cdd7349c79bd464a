// Holds an answer of /api/v1 against the OpenAPI document: status, headers, envelope and body; a field unknown or missing is a violation.
import { Ajv2020 } from "ajv/dist/2020.js";

const PREFIX = "/api/v1";
/** By this name schemas refer to the document's components. */
const DOCUMENT = "document";
/** The gate's answers to what the document does not have. */
const UNKNOWN_PATH = { status: 404, code: 100407 };
const UNKNOWN_METHOD = { status: 405, code: 100408 };
/** Only who calls with a session of the portal meets them: the document does not tell programs of them. */
const OF_SESSIONS = [100403, 100410];

/**
 * @typedef {{ method: string, path: string, status: number, headers: Headers, body: string }} Answer `path` may carry a query
 * @typedef {{ operation: string | null, violations: string[] }} Finding `operation` is null where the document has none for the call
 * @typedef {import("../../lib/contracts/openapi/types").OpenApiDocument} OpenApiDocument
 * @typedef {import("../../lib/contracts/openapi/types").Schema} Schema
 * @typedef {import("../../lib/contracts/openapi/types").DocumentedOperation} DocumentedOperation
 */

/**
 * Compiles schemas of the document, each once, and its components once for all schemas that refer to them.
 * @param {OpenApiDocument} document
 * @returns {(schema: Schema) => import("ajv").ValidateFunction}
 */
export function createValidator({ components }) {
  const formats = {
    date: /^\d{4}-\d{2}-\d{2}$/,
    "date-time": /^\d{4}-\d{2}-\d{2}T[\d:.]{5,15}(Z|[+-]\d{2}:\d{2})$/,
    email: /^[^@\s]+@[^@\s]+$/,
    uuid: /^[0-9a-f-]{36}$/i,
  };
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, formats, keywords: ["components", "example"] });
  const schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [name, isSent(name) ? schema : closed(schema)]),
  );
  ajv.addSchema({ $id: DOCUMENT, components: { ...components, schemas } });
  /** By the schema as text: most operations refuse alike. @type {Map<string, import("ajv").ValidateFunction>} */
  const compiled = new Map();
  return (schema) => {
    const text = JSON.stringify(closed(schema)).replaceAll('"#/components/', `"${DOCUMENT}#/components/`);
    const known = compiled.get(text);
    if (known) return known;
    const made = ajv.compile(JSON.parse(text));
    compiled.set(text, made);
    return made;
  };
}

/** Requests may have fields that nobody knows. @param {string} name */
function isSent(name) {
  return name.endsWith("Request") || name.endsWith("Query");
}

/**
 * The schema with no room for a field unknown: the document leaves answers open, because they grow; what grows here has to be in the document.
 * Parts of `allOf` are left as they are: each tells of some fields only.
 * @param {unknown} schema
 * @returns {any}
 */
function closed(schema) {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== "object" || schema === null) return schema;
  const parts = Object.entries(schema).map(([key, value]) => [
    key,
    key === "allOf" || key === "enum" || key === "const" ? value : closed(value),
  ]);
  const made = Object.fromEntries(parts);
  return "properties" in made && isRecord(made.properties) && made.type === "object" && !("additionalProperties" in made)
    ? { ...made, additionalProperties: false }
    : made;
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === "object" && value !== null;
}

/**
 * @param {OpenApiDocument} document
 * @returns {(answer: Answer) => Finding}
 */
export function createChecker(document) {
  const validator = createValidator(document);
  const operations = listOperations(document);
  return (answer) => {
    const path = pathBelow(answer.path);
    const onPath = operations.filter(({ pattern }) => pattern.test(path));
    const found = onPath.find(({ method }) => method === answer.method);
    if (!found) return { operation: null, violations: checkUndocumented(answer, onPath.length === 0 ? UNKNOWN_PATH : UNKNOWN_METHOD) };
    return { operation: found.operation.operationId, violations: checkDocumented(answer, found.operation, document, validator) };
  };
}

/**
 * The path below the prefix; the server reads addresses without the slashes that are too many.
 * @param {string} address
 */
function pathBelow(address) {
  const path = (address.split("?")[0] ?? "").replaceAll(/\/{2,}/g, "/");
  return path.slice(PREFIX.length).replace(/\/$/, "");
}

/**
 * Paths without parameters first: `/offers/calendar` is no offer of that id (OpenAPI 3.1, Paths Object).
 * @param {OpenApiDocument} document
 */
function listOperations(document) {
  const paths = Object.entries(document.paths).sort(([left], [right]) => Number(left.includes("{")) - Number(right.includes("{")));
  return paths.flatMap(([path, methods]) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    return Object.entries(methods).map(([method, operation]) => ({ pattern, method: method.toUpperCase(), operation }));
  });
}

/**
 * @param {Answer} answer
 * @param {{ status: number, code: number }} expected
 */
function checkUndocumented({ status, body }, expected) {
  const code = parse(body)?.error_code;
  if (status === expected.status && code === expected.code) return [];
  return [`the document has no such call, so status ${expected.status} with code ${expected.code} was due, not ${status} with ${code}`];
}

/**
 * @param {Answer} answer
 * @param {DocumentedOperation} operation
 * @param {OpenApiDocument} document
 * @param {(schema: Schema) => import("ajv").ValidateFunction} validator
 */
function checkDocumented({ status, headers, body }, operation, document, validator) {
  const response = operation.responses[String(status)];
  if (!response) return [`status ${status} is not documented`];
  if (!response.content) return body === "" ? [] : ["there is a body"];
  const json = parse(body);
  if (json === undefined) return ["the body is not JSON"];
  const validate = validator(response.content["application/json"].schema);
  const faults = OF_SESSIONS.includes(json.error_code) || validate(json) ? [] : (validate.errors ?? []).map(describeFault);
  return [...faults, ...checkHeaders(headers, Object.keys(response.headers), document, json)];
}

/** @param {import("ajv").ErrorObject} fault */
function describeFault({ instancePath, message, params }) {
  const detail = params.additionalProperty ?? params.allowedValues?.join(", ");
  return `${instancePath || "the body"} ${message}${detail === undefined ? "" : `: ${detail}`}`;
}

/**
 * @param {Headers} headers
 * @param {string[]} names
 * @param {OpenApiDocument} document
 * @param {Record<string, unknown>} json
 */
function checkHeaders(headers, names, document, json) {
  const missing = names.filter((name) => document.components.headers[name]?.required && !headers.has(name));
  const stated = headers.get("x-request-id");
  const other = stated !== null && stated !== json.request_id ? ["X-Request-Id is not the request_id of the body"] : [];
  return [...missing.map((name) => `the header ${name} is missing`), ...other];
}

/** @param {string} body */
function parse(body) {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
