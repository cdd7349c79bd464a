import { expect, test } from "vitest";
import type { Operation } from "../interface/operation";
import { OPERATIONS } from "../interface/operations";
import { buildDocument } from "./build-document";
import { postmanCollection } from "./postman-collection";

const collection = postmanCollection(buildDocument("https://parvoz.example/api/v1"));
const items = collection.item.flatMap(({ item }) => item);

test("every operation is in the collection, once, by its method and path", () => {
  const listed = items.map(({ request }) => `${request.method} /${request.url.path.join("/").replaceAll(/:(\w+)/g, "{$1}")}`);
  const operations: Operation[] = Object.values(OPERATIONS);
  expect(listed.sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort());
});

test("what an operation takes is filled with its examples", () => {
  const named = (name: string) => items.find((item) => item.name === name)?.request;
  expect(named("Search flights")?.url.query).toContainEqual({ key: "directions[0]", value: "TAS-IST-2027-03-12" });
  expect(named("Get a bearer token")?.auth).toEqual({ type: "noauth" });
  const book = named("Book an offer");
  expect(JSON.parse(book?.body?.raw ?? "{}")).toHaveProperty("passengers.0.last_name");
  expect(book?.header).toContainEqual({ key: "Idempotency-Key", value: "{{$guid}}" });
  for (const { request } of items) {
    const inPath = request.url.path.filter((part) => part.startsWith(":")).map((part) => part.slice(1));
    expect(request.url.variable.map(({ key }) => key)).toEqual(inPath);
  }
});

test("no key is in it, and the address is that of the service", () => {
  expect(collection.variable).toEqual([
    { key: "address", value: "https://parvoz.example/api/v1" },
    { key: "key", value: "" },
  ]);
  expect(JSON.stringify(collection)).not.toMatch(/pvz_(live|test)_/);
});
