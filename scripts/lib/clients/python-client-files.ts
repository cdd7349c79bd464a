import type { Operation } from "@/lib/contracts/interface/operation";
import { OPERATIONS, type OperationName, operationNames } from "@/lib/contracts/interface/operations";
import { buildDocument } from "@/lib/contracts/openapi/build-document";
import type { DocumentedOperation, OpenApiDocument, Schema } from "@/lib/contracts/openapi/types";
import { PythonTypes } from "./python-types";

const NOTE = '"""Made by scripts/make-client.ts from the OpenAPI document. Do not edit."""\n\n';

/** The generated files of clients/python/parvoz/generated, by name. */
export function pythonClientFiles(): Record<string, string> {
  const document = buildDocument("/api/v1");
  const types = new PythonTypes(document.components.schemas);
  const methods = operationNames().map((name) => method(name, documentedOf(document, name), types));
  return {
    "__init__.py": NOTE.trimEnd().concat("\n"),
    "types.py": types.file(NOTE),
    "operations.py": operationTable(),
    "methods.py": methodsFile(methods),
  };
}

function documentedOf(document: OpenApiDocument, name: OperationName): DocumentedOperation {
  const found = Object.values(document.paths)
    .flatMap((byMethod) => Object.values(byMethod))
    .find((one) => one.operationId === name);
  if (!found) throw new Error(`the document lacks ${name}`);
  return found;
}

function operationTable(): string {
  const rows = operationNames().map((name) => {
    const { method, path, idempotent, scope }: Operation = OPERATIONS[name];
    const facts = [
      JSON.stringify(method),
      JSON.stringify(path.replaceAll(/\{\w+\}/g, "{}")),
      python(idempotent === true),
      python(scope === null),
    ];
    return `    ${JSON.stringify(name)}: Operation(${facts.join(", ")}),`;
  });
  return `${NOTE}from __future__ import annotations

from typing import Dict, NamedTuple


class Operation(NamedTuple):
    """path: below /api/v1. open: needs no credential."""

    method: str
    path: str
    idempotent: bool
    open: bool


OPERATIONS: Dict[str, Operation] = {
${rows.join("\n")}
}
`;
}

function python(value: boolean): string {
  return value ? "True" : "False";
}

/** Of one operation: its id in Python's own spelling is its name. */
function method(name: OperationName, documented: DocumentedOperation, types: PythonTypes): string {
  const { path, query, body, idempotent }: Operation = OPERATIONS[name];
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, id = ""]) => snake(id));
  const isOptional = query?.safeParse({}).success === true;
  const queryType = documented["x-query"];
  const bodySchema = documented.requestBody?.content["application/json"].schema;
  const given = [
    "self",
    ...ids.map((id) => `${id}: str`),
    ...(queryType ? [isOptional ? `query: Optional[types.${queryType}] = None` : `query: types.${queryType}`] : []),
    ...(body && bodySchema ? [`body: ${qualified(types.typeOf(bodySchema, `${camel(name)}Body`), types)}`] : []),
    "*",
    "language: Optional[str] = None",
    ...(idempotent ? ["idempotency_key: Optional[str] = None"] : []),
  ];
  const answer = qualified(types.typeOf(dataOf(documented), `${camel(name)}Data`), types);
  const passed = [
    `OPERATIONS[${JSON.stringify(name)}]`,
    `(${ids.map((id) => `${id},`).join(" ")})`,
    queryType ? "query" : "None",
    body ? "body" : "None",
    "language",
    idempotent ? "idempotency_key" : "None",
  ];
  return `    def ${name}(${given.join(", ")}) -> ${answer}:
        """${documented.summary}."""
        return self._call(${passed.join(", ")})
`;
}

/** Of the envelope of a success. */
function dataOf(documented: DocumentedOperation): Schema {
  const data = documented.responses["200"]?.content?.["application/json"]?.schema.properties?.data;
  if (typeof data !== "object") throw new Error(`${documented.operationId} answers without data`);
  return data;
}

function methodsFile(methods: readonly string[]): string {
  return `${NOTE}from __future__ import annotations

from typing import Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

from . import types
from .operations import OPERATIONS, Operation


class Methods:
    """One method per path of the interface."""

    def _call(
        self,
        operation: Operation,
        ids: Sequence[str],
        query: Optional[Mapping[str, Any]],
        body: Optional[Mapping[str, Any]],
        language: Optional[str],
        idempotency_key: Optional[str],
    ) -> Any:
        raise NotImplementedError

${methods.join("\n")}`;
}

/** Names of classes as the file of methods sees them. */
function qualified(type: string, types: PythonTypes): string {
  return type.replaceAll(/"[^"]*"|\w+/g, (word) => (types.has(word) ? `types.${word}` : word));
}

function snake(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function camel(name: string): string {
  return name
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}
