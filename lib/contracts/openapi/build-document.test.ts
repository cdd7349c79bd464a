import { describe, expect, test } from "vitest";
import { ERRORS } from "@/lib/contracts/errors";
import { createValidator } from "../../../scripts/lib/clients/check-answer.mjs";
import { BOOKING_REQUEST } from "../interface/examples/journey";
import type { Operation } from "../interface/operation";
import { OPERATIONS, operationNames } from "../interface/operations";
import { buildDocument } from "./build-document";
import { errorsOf } from "./errors-of";
import type { DocumentedOperation, MediaType, Schema } from "./types";

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
  return [...(requestBody ? [requestBody] : []), ...Object.values(responses)].flatMap(({ content }) => content?.["application/json"] ?? []);
}

test("every path of the table is there, once", () => {
  expect(operations.map((one) => one.operationId).sort()).toEqual(operationNames().sort());
  expect(operations).toHaveLength(64);
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
    expect(operation.query?.safeParse(operation.example.query).success, name).not.toBe(false);
    expect(operation.body?.safeParse(operation.example.body).success, name).not.toBe(false);
  }
});

test("every event has a valid example", () => {
  expect(Object.values(document.webhooks).flatMap(({ post }) => badExamples(post.requestBody.content["application/json"]))).toEqual([]);
});

test("every field of every shape is described, and every answer has room for fields that come later", () => {
  const silent: string[] = [];
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (!schema.description) silent.push(name);
    for (const [field, shape] of Object.entries(schema.properties ?? {})) {
      if (typeof shape !== "object" || !shape.description) silent.push(`${name}.${field}`);
    }
  }
  expect(silent).toEqual([]);
  expect(JSON.stringify(document)).not.toContain('"additionalProperties":false');
});

test("a query is spelled as clients send it", () => {
  const names = (path: string) =>
    document.paths[path]?.get?.parameters.flatMap((one) => ("in" in one && one.in === "query" ? [one.name] : []));
  const party = ["service_class", "adults", "children", "infants", "infants_with_seat"];
  const filters = [
    ...["max_stops", "airlines", "exclude_airlines", "connection_airports", "exclude_connection_airports"],
    ...["min_connection_time", "max_connection_time", "max_travel_time", "baggage", "refundable", "changeable", "max_price", "currency"],
  ];
  expect(names("/offers")).toEqual(["directions", ...party, ...filters, "sort", "limit", "include"]);
  const period = ["date_from", "date_to", "nights_from", "nights_to"];
  expect(names("/offers/destinations")).toEqual(["departure_airport", "departure_type", ...period, ...party, ...filters]);
  expect(names("/visa-types/v2")).toEqual(["countries"]);
});

test("lists are exploded arrays", () => {
  const lists = operations.flatMap(({ parameters }) =>
    parameters.flatMap((one) => ("name" in one && one.schema.type === "array" ? [one] : [])),
  );
  expect(new Set(lists.map(({ name }) => name))).toEqual(
    new Set([
      ...["directions", "airlines", "exclude_airlines", "connection_airports", "exclude_connection_airports", "include", "countries"],
      ...["types", "status", "citizenships", "doc_expires"],
    ]),
  );
  for (const { style, explode } of lists) expect([style, explode]).toEqual(["form", true]);
  expect(operations.flatMap(({ parameters }) => parameters).some((one) => "name" in one && one.name.includes("["))).toBe(false);
});

test("what a passenger may be is said by the schema of the request", () => {
  const body = validatorOf({ $ref: "#/components/schemas/BookingRequest" });
  const [passenger] = BOOKING_REQUEST.passengers;
  expect(body(BOOKING_REQUEST)).toBe(true);
  const wrong = {
    first_name: "A".repeat(26),
    last_name: "Каримов",
    doc_type: "XX",
    birthdate: "17.05.1990",
    citizenship: "uzb",
    tel: "901234567",
  };
  for (const [field, value] of Object.entries(wrong))
    expect(body({ ...BOOKING_REQUEST, passengers: [{ ...passenger, [field]: value }] }), field).toBe(false);
});

test("an error's example is one that its operation gives", () => {
  const exampleOf = (name: string, status: string, error: string) => {
    const answer = operations.find(({ operationId }) => operationId === name)?.responses[status];
    const example = answer?.content?.["application/json"].examples[error];
    return example && "value" in example ? example.value : undefined;
  };
  expect(exampleOf("mint_token", "422", "validation")).toMatchObject({ errors: { email: ["This field is required."] } });
  expect(exampleOf("list_visa_types", "403", "scope_missing")).toMatchObject({ data: { scope: "search" } });
  expect(JSON.stringify(document)).not.toContain("100403");
});

test("only what a one-way search needs is required of a search", () => {
  const required = document.paths["/offers"]?.get?.parameters.flatMap((one) => ("in" in one && one.required ? [one.name] : []));
  expect(required).toEqual(["directions", "service_class", "adults", "children", "infants", "infants_with_seat"]);
});

test("an answer carries only codes that its operation may give with that status", () => {
  for (const name of operationNames()) {
    const operation = operations.find((one) => one.operationId === name);
    for (const error of errorsOf(name)) {
      const { status, code } = ERRORS[error];
      const schema = operation?.responses[String(status)]?.content?.["application/json"].schema;
      expect(JSON.stringify(schema), `${name} ${error}`).toMatch(new RegExp(`[[,]${code}[\\],]`));
    }
  }
});

test("every text that a request may carry has a bound", () => {
  const boundless: string[] = [];
  const walk = (schema: Schema, at: string) => {
    const target = schema.$ref ? document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] : schema;
    if (!target) return;
    const isBound = ["maxLength", "pattern", "enum", "const", "format"].some((key) => key in target);
    if (target.type === "string" && !isBound) boundless.push(at);
    for (const [name, part] of Object.entries(target.properties ?? {})) if (typeof part === "object") walk(part, `${at}.${name}`);
    if (typeof target.items === "object" && !Array.isArray(target.items)) walk(target.items, `${at}[]`);
  };
  for (const { operationId, parameters, requestBody } of operations) {
    if (requestBody) walk(requestBody.content["application/json"].schema, operationId);
    for (const one of parameters) if ("schema" in one) walk(one.schema, `${operationId} ${one.name}`);
  }
  expect(boundless).toEqual([]);
});
