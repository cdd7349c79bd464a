import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";
import { searchQuery } from "@/lib/contracts/offers";
import { buildDocument } from "@/lib/contracts/openapi/build-document";
import { QUERIES } from "@/lib/contracts/openapi/examples/answers";
import type { Parameter } from "@/lib/contracts/openapi/types";
import { OPERATIONS } from "@/lib/contracts/operations";
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

test("a client that is generated from the document asks for two countries", () => {
  const { query, lists } = OPERATIONS.list_visa_types;
  const search = written("/visa-types/v2", { countries: ["TR", "DE"] });
  expect(search).toBe("?countries=TR&countries=DE");
  expect(query.parse(parseQuery(search, lists))).toEqual({ countries: ["TR", "DE"] });
});

test("and searches a round trip, though it writes no brackets", () => {
  const { query, lists } = OPERATIONS.search_offers;
  const directions = ["TAS-IST-2027-03-12", "IST-TAS-2027-03-19"];
  const search = written("/offers", { ...QUERIES.search_offers, directions });
  expect(query.parse(parseQuery(search, lists))).toEqual(searchQuery.parse(QUERIES.search_offers));
});

test("openapi-typescript makes lists of them", async () => {
  const types = astToString(await openapiTS(JSON.stringify(document)));
  expect(types).toContain("countries: string[];");
  expect(types).toMatch(/directions: \(components\["schemas"\]\["SearchDirection"\] \| string\)\[\];/);
});
