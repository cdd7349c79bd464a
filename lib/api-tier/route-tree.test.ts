import { expect, test } from "vitest";
import { RouteTree } from "./route-tree";

const tree = new RouteTree<string>();
for (const folder of ["v1/[[...path]]", "v1/offers/[id]", "v1/offers", "v1/offers/[id]/rules", "v1/offers/calendar"])
  tree.add(folder, folder);

test.each([
  ["/v1/offers", "v1/offers", {}],
  ["/v1/offers/calendar", "v1/offers/calendar", {}],
  ["/v1/offers/abc", "v1/offers/[id]", { id: "abc" }],
  ["/v1/offers/calendar/rules", "v1/offers/[id]/rules", { id: "calendar" }],
  ["/v1/offers/a%2Fb%20%D0%B0/rules", "v1/offers/[id]/rules", { id: "a/b а" }],
  ["/v1/offers/%2563alendar", "v1/offers/[id]", { id: "%63alendar" }],
  ["/v1/offers/x/y", "v1/[[...path]]", {}],
  ["/v1/%6Fffers", "v1/[[...path]]", {}],
  ["/v1", "v1/[[...path]]", {}],
])("%s is answered by %s", (path, route, params) => {
  expect(tree.find(path)).toEqual({ route, params });
});

test.each(["/", "/v2/offers", "/V1/offers"])("%s is nobody's", (path) => {
  expect(tree.find(path)).toBeNull();
});

test("a folder that asks for more of Next than this is refused at the start", () => {
  expect(() => tree.add("v1/(group)/x", "")).toThrow('no route of the interface is mounted under "(group)"');
});
