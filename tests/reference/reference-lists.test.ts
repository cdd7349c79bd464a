import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { ERRORS } from "@/lib/contracts/errors";
import { OPERATIONS, type OperationName } from "@/lib/contracts/interface/operations";
import { referencePlace } from "@/lib/contracts/interface/reference";
import { readBuiltIn } from "@/lib/reference/built-in";
import { replaceReferenceTables } from "@/lib/reference/current-tables";
import { callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { makePartner } from "@/tests/support/world/world";

let own: Credentials;
beforeAll(async () => {
  own = await makeCredentials(await makePartner());
});

const LISTS = [
  "list_airports",
  "list_airlines",
  "list_aircraft",
  "list_countries",
  "list_document_types",
  "list_services",
  "list_errors",
] as const satisfies OperationName[];

const rows = z.array(z.looseObject({ code: z.union([z.string(), z.int()]) }));

async function listOf(name: OperationName, headers: Record<string, string> = {}) {
  const { status, data, headers: answered } = await callOperation(name, { credential: own.token, headers });
  return { status, data, rows: data === undefined ? [] : rows.parse(data), tag: answered.get("etag") ?? "", headers: answered };
}

describe.each(LISTS)("%s", (name) => {
  test("has what its example shows", async () => {
    const { rows: all } = await listOf(name);
    for (const example of rows.parse(OPERATIONS[name].example.data)) {
      expect(all).toContainEqual(name === "list_errors" ? expect.objectContaining({ code: example.code }) : example);
    }
  });

  test("costs nothing to who has it already, in this language", async () => {
    const { tag, headers } = await listOf(name, { "accept-language": "ru" });
    expect(headers.get("cache-control")).toMatch(/^private, no-cache/);
    const again = await listOf(name, { "accept-language": "ru", "if-none-match": `"other", ${tag}` });
    expect([again.status, again.tag, again.headers.get("content-length")]).toEqual([304, tag, null]);
    const other = await listOf(name, { "accept-language": "ru", "if-none-match": '"other"' });
    expect(other.status).toBe(200);
    if (name !== "list_aircraft") expect((await listOf(name, { "accept-language": "uz", "if-none-match": tag })).status).toBe(200);
  });
});

test("a list is in the language that is asked for", async () => {
  const titles = async (language: string) => {
    const { rows: all } = await listOf("list_countries", { "accept-language": language });
    return all.find(({ code }) => code === "DE")?.title;
  };
  expect([await titles("uz"), await titles("ru"), await titles("en")]).toEqual(["Germaniya", "Германия", "Germany"]);
});

test("an import of reference data changes the tag, and nothing else does", async () => {
  const { tag } = await listOf("list_aircraft");
  const builtIn = readBuiltIn();
  replaceReferenceTables(builtIn);
  expect((await listOf("list_aircraft")).tag).toBe(tag);
  replaceReferenceTables({ ...builtIn, aircraft: [...builtIn.aircraft, { code: "ZZ9", name: "Paper Plane" }] });
  const after = await listOf("list_aircraft", { "if-none-match": tag });
  replaceReferenceTables(builtIn);
  expect(after.rows).toContainEqual({ code: "ZZ9", title: "Paper Plane" });
});

test("the errors are those that calls may answer, the portal's own are not among them", async () => {
  const { rows: all } = await listOf("list_errors");
  const names = all.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["offer_not_found", "duplicate_paid", "validation"]));
  expect(names).not.toContain("cross_site");
  expect(all.find(({ name }) => name === "deposit_too_low")).toMatchObject({
    code: ERRORS.deposit_too_low.code,
    remedy: "final",
    operations: expect.arrayContaining(["pay_booking"]),
  });
});

describe("places", () => {
  const places = async (query: Record<string, unknown>, language = "en") => {
    const headers = { "accept-language": language };
    const { data } = await callOperation("list_places", { credential: own.token, query, headers });
    return z.array(referencePlace).parse(data);
  };

  test.each(["ista", "стам", "Istanbul", "ist"])("are found by %s", async (q) => {
    const [first] = await places({ q });
    expect(first).toMatchObject({ code: "IST", type: "city", airports: ["IST", "SAW"] });
  });

  test("are those of the example, in the caller's language", async () => {
    expect(await places({ q: "ista", limit: 2 })).toEqual(OPERATIONS.list_places.example.data);
    const [city] = await places({ q: "tosh" }, "ru");
    expect(city).toMatchObject({ code: "TAS", city: "Ташкент", country: { code: "UZ", title: "Узбекистан" } });
  });

  test("are popular ones where nothing was typed, ten at most", async () => {
    expect((await places({})).map(({ code }) => code)).toContain("TAS");
    expect(await places({ q: "a" })).toHaveLength(10);
    expect(await places({ q: "a", limit: 50 })).toHaveLength(50);
  });

  test("a number out of bounds is refused by its name", async () => {
    const { status, error } = await callOperation("list_places", { credential: own.token, query: { limit: 51 } });
    expect([status, Object.keys(error?.errors ?? {})]).toEqual([422, ["limit"]]);
  });

  test("what is asked again is not sent again", async () => {
    const ask = (headers: Record<string, string>) => callOperation("list_places", { credential: own.token, query: { q: "tash" }, headers });
    const tag = (await ask({})).headers.get("etag") ?? "";
    expect((await ask({ "if-none-match": tag })).status).toBe(304);
  });
});

test("a refusal is never kept, and a key without the scope gets none of it", async () => {
  for (const name of LISTS) {
    const { status, headers } = await callOperation(name, {
      credential: own.keyWithout(OPERATIONS[name].scope),
      headers: { "if-none-match": "*" },
    });
    expect([status, headers.get("etag"), headers.get("cache-control")]).toEqual([403, null, "no-store, no-transform"]);
  }
});
