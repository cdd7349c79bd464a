import { describe, expect, test } from "vitest";
import { ERRORS } from "@/lib/contracts/errors";
import { createValidator } from "../../../scripts/lib/check-answer.mjs";
import { OPERATIONS, type Operation } from "../operations";
import { buildDocument } from "./build-document";
import { errorsOf, operationNames } from "./errors-of";
import { BODIES, QUERIES } from "./examples/answers";
import type { DocumentedOperation, MediaType } from "./types";

const document = buildDocument("https://parvoz.example/api/v1");
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

const validatorOf = createValidator(document);

function badExamples({ schema, examples }: MediaType): string[] {
  const validate = validatorOf(schema);
  return Object.entries(examples).flatMap(([name, example]) =>
    validate("value" in example ? example.value : document.components.examples[name]?.value)
      ? []
      : [`${name}: ${validate.errors?.map((fault) => `${fault.instancePath} ${fault.message}`).join("; ")}`],
  );
}

function mediaOf({ requestBody, responses }: DocumentedOperation): MediaType[] {
  return [...(requestBody ? [requestBody] : []), ...Object.values(responses)].map(({ content }) => content["application/json"]);
}

test("every path of the table is there, once", () => {
  expect(operations.map((one) => one.operationId)).toEqual(operationNames());
  expect(operations).toHaveLength(27);
});

describe.each(operations.map((one) => ({ name: one.operationId, operation: one })))("$name", ({ operation }) => {
  test("has valid examples of its request and of every answer", () => {
    expect(mediaOf(operation).flatMap(badExamples)).toEqual([]);
  });

  test("documents its parameters with examples that fit", () => {
    for (const parameter of operation.parameters) {
      if (!("name" in parameter)) continue;
      expect(parameter.description, parameter.name).not.toBe("");
      if (parameter.example !== undefined) expect(validatorOf(parameter.schema)(parameter.example), parameter.name).toBe(true);
    }
  });
});

test("the examples are what the contracts themselves accept", () => {
  for (const name of operationNames()) {
    const operation: Operation = OPERATIONS[name];
    expect(operation.query?.safeParse(QUERIES[name]).success, name).not.toBe(false);
    expect(operation.body?.safeParse(BODIES[name]).success, name).not.toBe(false);
  }
});

test("every event has a valid example", () => {
  expect(Object.values(document.webhooks).flatMap(({ post }) => badExamples(post.requestBody.content["application/json"]))).toEqual([]);
});

test("every field of every shape is described, and no answer has room for a field unknown", () => {
  const silent: string[] = [];
  const open: string[] = [];
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (!schema.description) silent.push(name);
    const request = name.endsWith("Request") || name.endsWith("Query");
    if (schema.properties && schema.additionalProperties !== false && !request) open.push(name);
    for (const [field, shape] of Object.entries(schema.properties ?? {})) {
      if (typeof shape !== "object" || !shape.description) silent.push(`${name}.${field}`);
    }
  }
  expect({ silent, open }).toEqual({ silent: [], open: [] });
});

test("a query is spelled as clients send it", () => {
  const names = (path: string) =>
    document.paths[path]?.get?.parameters.flatMap((one) => ("in" in one && one.in === "query" ? [one.name] : []));
  const direction = (index: number) =>
    ["departure_airport", "arrival_airport", "date", "departure_from", "departure_to", "arrival_from", "arrival_to"].map(
      (field) => `directions[${index}][${field}]`,
    );
  const party = ["service_class", "adults", "children", "infants", "infants_with_seat"];
  const filters = ["max_stops", "airlines[0]", "baggage", "refundable", "max_price"];
  expect(names("/offers")).toEqual([...[0, 1, 2, 3, 4, 5].flatMap(direction), ...party, ...filters, "sort", "limit"]);
  expect(names("/offers/destinations")).toEqual(["departure_airport", "date_from", "date_to", ...party, ...filters]);
  expect(names("/visa-types/v2")).toEqual(["countries[0]"]);
});

test("only what a one-way search needs is required of a search", () => {
  const required = document.paths["/offers"]?.get?.parameters.flatMap((one) => ("in" in one && one.required ? [one.name] : []));
  expect(required).toEqual([
    "directions[0][departure_airport]",
    "directions[0][arrival_airport]",
    "directions[0][date]",
    "service_class",
    "adults",
    "children",
    "infants",
    "infants_with_seat",
  ]);
});

test("an answer carries only codes that its operation may give with that status", () => {
  for (const name of operationNames()) {
    const operation = operations.find((one) => one.operationId === name);
    for (const error of errorsOf(name)) {
      const { status, code } = ERRORS[error];
      const schema = operation?.responses[String(status)]?.content["application/json"].schema;
      expect(JSON.stringify(schema), `${name} ${error}`).toMatch(new RegExp(`[[,]${code}[\\],]`));
    }
  }
});
