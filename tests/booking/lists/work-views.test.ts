import { v7 as uuid } from "uuid";
import { beforeAll, expect, test } from "vitest";
import * as viewRoute from "@/app/api/portal/work-views/[id]/route";
import * as viewsRoute from "@/app/api/portal/work-views/route";
import { ERRORS } from "@/lib/contracts/errors";
import { MOST_WORK_VIEWS, workViews } from "@/lib/contracts/portal/work-views";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner } from "@/tests/support/world/world";

let agent: string;
let stranger: string;
beforeAll(async () => {
  agent = (await makePartner()).userId;
  stranger = (await makePartner()).userId;
});

interface Answer {
  error_code?: number;
  errors?: Record<string, string[]>;
}

async function save(name: string, filter: object, userId = agent) {
  const response = await callPortal(viewsRoute.POST, { userId, method: "POST", body: { name, filter } });
  return { status: response.status, body: (await response.json()) as Answer };
}

async function viewsOf(userId = agent) {
  const response = await callPortal(viewsRoute.GET, { userId, method: "GET" });
  return envelope(workViews).parse(await response.json()).data.views;
}

async function change(id: string, method: "POST" | "DELETE", userId: string, name = "") {
  const handler = method === "POST" ? viewRoute.POST : viewRoute.DELETE;
  return callPortal(handler, { userId, method, ...(method === "POST" ? { body: { name } } : {}), params: { id } });
}

test("a person saves a filter, finds it again, renames and deletes it; nobody else sees or touches it", async () => {
  expect((await save("Istanbul held", { status: "booked", to: "IST", sort: "hold", search: "KARIMOV" })).status).toBe(200);
  const [saved] = await viewsOf();
  expect(saved).toMatchObject({ name: "Istanbul held", filter: { status: "booked", to: "IST", sort: "hold" } });
  expect(saved?.filter).not.toHaveProperty("search");
  const id = saved?.id ?? "";
  expect(await viewsOf(stranger)).toEqual([]);
  expect((await change(id, "POST", stranger, "Mine")).status).toBe(404);
  expect((await change(id, "DELETE", stranger)).status).toBe(404);
  expect((await change("nonsense", "POST", agent, "Mine")).status).toBe(404);
  expect((await change(id, "POST", agent, " Istanbul ")).status).toBe(200);
  expect((await viewsOf()).map(({ name }) => name)).toEqual(["Istanbul"]);
  expect((await change(id, "DELETE", agent)).status).toBe(200);
  expect(await viewsOf()).toEqual([]);
});

test("a name is there once, and is one that can be read", async () => {
  await save("Leaving", { view: "leaving" });
  const taken = await save("Leaving", {});
  expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([422, ["name"]]);
  expect((await save("Leaving", {}, stranger)).status).toBe(200);
  expect(Object.keys((await save("  ", {})).body.errors ?? {})).toEqual(["name"]);
  await save("Other", {});
  const other = (await viewsOf()).find(({ name }) => name === "Other");
  expect((await change(other?.id ?? "", "POST", agent, "Leaving")).status).toBe(422);
});

test("there are so many at most, however many are saved at once, and they go with the person", async () => {
  const { userId } = await makePartner();
  const answers = await Promise.all(Array.from({ length: MOST_WORK_VIEWS + 3 }, (_, index) => save(`View ${index}`, {}, userId)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => body.error_code)).toEqual(Array(3).fill(ERRORS.too_many_work_views.code));
  expect(await db().savedWorkView.count({ where: { userId } })).toBe(MOST_WORK_VIEWS);
  await db().user.delete({ where: { id: userId } });
  expect(await db().savedWorkView.count({ where: { userId } })).toBe(0);
});

test("what a later release has saved is left out, as it would show more bookings under its name", async () => {
  const { userId } = await makePartner();
  await save("Leaving", { view: "leaving" }, userId);
  const filter = { view: "leaving", group_size: "10" };
  await db().savedWorkView.create({ data: { id: uuid(), userId, name: "Groups that leave", filter, createdAt: new Date() } });
  expect((await viewsOf(userId)).map(({ name }) => name)).toEqual(["Leaving"]);
});
