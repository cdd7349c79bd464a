import openapiTS, { astToString } from "openapi-typescript";
import type { Operation } from "@/lib/contracts/interface/operation";
import { OPERATIONS, type OperationName, operationNames } from "@/lib/contracts/interface/operations";
import { buildDocument } from "@/lib/contracts/openapi/build-document";
import type { DocumentedOperation, OpenApiDocument } from "@/lib/contracts/openapi/types";

const NOTE = "// Made by scripts/make-client.ts from the OpenAPI document. Do not edit.\n";

/** `pay_booking` as programs call it. */
function methodName(name: OperationName): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The generated files of clients/typescript, by name.
 * @throws Error where the document is not valid OpenAPI 3.1
 */
export async function clientFiles(): Promise<Record<string, string>> {
  const document = buildDocument("/api/v1");
  const types = astToString(await openapiTS(JSON.stringify(successesOnly(document))));
  return {
    "schema.d.ts": `${NOTE}${types}`,
    "operations.js": `${NOTE}${operationTable()}`,
    "methods.d.ts": `${NOTE}${methods(document)}`,
  };
}

/** Refusals are errors to the client, and need no types of their own. */
function successesOnly(document: OpenApiDocument): OpenApiDocument {
  const text = JSON.stringify(document, (key, value: unknown) =>
    key === "responses" && typeof value === "object" && value !== null && "200" in value ? { 200: value["200"] } : value,
  );
  return JSON.parse(text);
}

function operationTable(): string {
  const table = operationNames().map((name) => {
    const { method, path: template, query, queryCameLater, body, idempotent, scope }: Operation = OPERATIONS[name];
    const facts = {
      method,
      path: template,
      ids: idsOf(template).length,
      query: query !== undefined && !queryCameLater,
      body: body !== undefined,
      idempotent: idempotent === true,
      open: scope === null,
    };
    return `  ${methodName(name)}: ${JSON.stringify(facts)},`;
  });
  return `export const OPERATIONS = {\n${table.join("\n")}\n};\n`;
}

function methods(document: OpenApiDocument): string {
  const operations = Object.values(document.paths).flatMap((byMethod) => Object.values(byMethod));
  const lines = operationNames().map((name) => {
    const documented = operations.find((one) => one.operationId === name);
    if (!documented) throw new Error(`the document lacks ${name}`);
    return `  /** ${documented.summary}. */\n  ${methodName(name)}(${argumentsOf(name, documented).join(", ")}): Promise<Data<"${name}">>;`;
  });
  return `import type { AnswerFacts } from "../index.js";
import type { components, operations } from "./schema.js";

type Schemas = components["schemas"];
type Data<Name extends keyof operations> = operations[Name] extends {
  responses: { 200: { content: { "application/json": { data: infer Answer } } } };
}
  ? Answer
  : never;
type Body<Name extends keyof operations> = NonNullable<operations[Name]["requestBody"]>["content"]["application/json"];

export interface CallOptions {
  /** Language of this answer. */
  language?: "uz" | "ru" | "en";
  signal?: AbortSignal;
  /** How long one attempt may take; the client's where left out. */
  timeoutMs?: number;
  /** How long all attempts and waits together may take; the client's where left out. */
  deadlineMs?: number;
  /** Hears of every answer to this call, in place of the client's. */
  onAnswer?: (answer: AnswerFacts) => void;
}
export interface RepeatableOptions extends CallOptions {
  /** A random one where left out. */
  idempotencyKey?: string;
}

export interface Methods {
${lines.join("\n")}
}
`;
}

function argumentsOf(name: OperationName, { "x-query": query }: DocumentedOperation): string[] {
  const operation: Operation = OPERATIONS[name];
  const isOptional = operation.query?.safeParse({}).success === true;
  return [
    ...idsOf(operation.path).map((id) => `${id}: string`),
    ...(query && !operation.queryCameLater ? [`query${isOptional ? "?" : ""}: Schemas["${query}"]`] : []),
    ...(operation.body ? [`body: Body<"${name}">`] : []),
    `options?: ${operation.idempotent ? "RepeatableOptions" : "CallOptions"}${query && operation.queryCameLater ? ` & { query?: Schemas["${query}"] }` : ""}`,
  ];
}

/** Names of a path's parameters, in their order. */
function idsOf(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
}
