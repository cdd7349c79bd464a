import type { DocumentedOperation, Method, Parameter } from "@/lib/contracts/openapi/types";

/** A parameter that the reader may fill in. */
export interface TriedField {
  /** Name as it is sent: `id`, `airlines[0]`. */
  name: string;
  /** Value of the document's example; empty without one. */
  value: string;
  isRequired: boolean;
}

/** An operation as it is tried. */
export interface TriedCall {
  method: string;
  /** Below /api/v1, parameters in braces. */
  path: string;
  inPath: TriedField[];
  query: TriedField[];
  /** JSON of the example; null without a body. */
  body: string | null;
  takesIdempotencyKey: boolean;
  /** False for what takes a password instead of a key. */
  takesKey: boolean;
}

/** What of an operation its reader needs to send it, filled with the examples of the document. */
export function callOf(method: Method, path: string, { parameters, requestBody, security }: DocumentedOperation): TriedCall {
  const own = parameters.flatMap((one) => ("name" in one ? [one] : []));
  const example = requestBody?.content["application/json"].examples.request;
  return {
    method: method.toUpperCase(),
    path,
    inPath: own.filter((one) => one.in === "path").flatMap(fieldsOf),
    query: own.filter((one) => one.in === "query").flatMap(fieldsOf),
    body: example && "value" in example ? JSON.stringify(example.value, null, 2) : null,
    takesIdempotencyKey: parameters.some((one) => "$ref" in one && one.$ref.endsWith("/IdempotencyKey")),
    takesKey: security.length > 0,
  };
}

/** One field for each item of a list. */
function fieldsOf({ name, example, required: isRequired, schema }: Parameter): TriedField[] {
  if (schema.type !== "array") return [{ name, value: example === undefined ? "" : String(example), isRequired }];
  if (!Array.isArray(example)) return [{ name: `${name}[0]`, value: "", isRequired }];
  return example.map((item: unknown, index) => ({ name: `${name}[${index}]`, value: String(item), isRequired }));
}
