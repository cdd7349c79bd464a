import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { buildDocument } from "@/lib/contracts/openapi/build-document";
import type { Parameter } from "@/lib/contracts/openapi/types";
import { parseOrRefuse } from "./field-errors";
import { parseQuery } from "./parse-query";

const document = buildDocument("https://parvoz.example/api/v1");

/** As generated clients write a query: each parameter by its own style, and nothing that the document does not name. */
function written(path: string, query: Record<string, unknown>): string {
  const parameters = (document.paths[path]?.get?.parameters ?? []).flatMap((one) => ("name" in one && one.in === "query" ? [one] : []));
  const pairs = parameters.flatMap(({ name, explode }: Parameter) => {
    const value = query[name];
    if (Array.isArray(value)) return explode ? value.map((item) => [name, String(item)]) : [[name, value.join(",")]];
    return value === undefined ? [] : [[name, String(value)]];
  });
  return `?${new URLSearchParams(pairs)}`;
}

/** What the document says of the items of `directions`. */
function directionSchema(path = "/offers") {
  const found = (document.paths[path]?.get?.parameters ?? []).flatMap((one) =>
    "name" in one && one.name === "directions" ? [one] : [],
  )[0];
  const items = found?.schema.items;
  if (typeof items !== "object" || Array.isArray(items)) throw new Error("no items");
  return { type: items.type, pattern: new RegExp(items.pattern ?? "nothing"), example: found?.example };
}

test("a client that is generated from the document asks for two countries", () => {
  const { query, lists } = OPERATIONS.list_visa_types;
  const search = written("/visa-types/v2", { countries: ["TR", "DE"] });
  expect(search).toBe("?countries=TR&countries=DE");
  expect(query.parse(parseQuery(search, lists))).toEqual({ countries: ["TR", "DE"] });
});

test("and searches a round trip, though it writes no brackets", () => {
  const { query, lists } = OPERATIONS.search_offers;
  const search = written("/offers", OPERATIONS.search_offers.example.query);
  expect(query.parse(parseQuery(search, lists)).directions).toEqual([
    { departure_airport: "TAS", arrival_airport: "IST", date: "2027-03-12" },
    { departure_airport: "IST", arrival_airport: "TAS", date: "2027-03-19" },
  ]);
});

test("and asks for an airport alone and for times of day", () => {
  const { query, lists } = OPERATIONS.search_offers;
  const options = { arrival_type: "airport", departure_from: "08:00", departure_to: "12:00", arrival_from: "10:00", arrival_to: "19:30" };
  const text = `tas-IST-2027-03-12,${Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(",")}`;
  const search = written("/offers", { ...OPERATIONS.search_offers.example.query, directions: [text] });
  const asked = { departure_airport: "TAS", arrival_airport: "IST", date: "2027-03-12", ...options };
  expect(query.parse(parseQuery(search, lists)).directions).toEqual([asked]);
  expect(text).toMatch(directionSchema().pattern);
});

test.each([
  ["TAS-IST-2027-03-12,departure_from=25:00", "directions.0.departure_from", "HH:MM"],
  ["TAS-IST-2027-03-12,arrival_type=town", "directions.0.arrival_type", "airport, city"],
  ["TAS-IST-2027-02-30", "directions.0.date", "YYYY-MM-DD"],
  ["[object Object]", "directions.0", "TAS-IST-2027-03-12"],
  [`TAS-IST-2027-03-12${",arrival_type=city".repeat(50)}`, "directions.0", "TAS-IST-2027-03-12"],
])("of %s it is told what to put right", (text, field, remedy) => {
  const { query, lists } = OPERATIONS.search_offers;
  const parsed = () =>
    parseOrRefuse(query, parseQuery(written("/offers", { ...OPERATIONS.search_offers.example.query, directions: [text] }), lists));
  expect(parsed).toThrow(
    expect.objectContaining({ fields: { [field]: [expect.objectContaining({ en: expect.stringContaining(remedy) })] } }),
  );
});

test("the document names texts alone, and its example is one that the pattern takes", () => {
  for (const path of ["/offers", "/offers/lean"]) {
    const { type, pattern, example } = directionSchema(path);
    expect([type, Array.isArray(example)]).toEqual(["string", true]);
    for (const text of Array.isArray(example) ? example : []) expect(text).toMatch(pattern);
  }
});

test("openapi-typescript makes lists of texts of them, and our own client keeps objects", async () => {
  const types = astToString(await openapiTS(JSON.stringify(document)));
  expect(types).toContain("countries: string[];");
  expect(types).toMatch(/directions: string\[\];/);
  expect(types).toMatch(/directions: components\["schemas"\]\["SearchDirection"\]\[\];/);
});
