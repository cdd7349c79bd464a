import { expect, request as requests } from "@playwright/test";
import { newApiKey } from "@/lib/contracts/portal/keys";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { envelope } from "@/lib/contracts/shared";
import { sessionOf } from "../pages/sign-in";
import { BASE_URL } from "./partner";

/** Makes a key of test mode in the portal, as an administrator of the agency would. */
export async function makeTestKey(name: string): Promise<string> {
  const portal = await requests.newContext({ baseURL: BASE_URL, storageState: await sessionOf() });
  const data = { name, mode: "test", scopes: ALL_SCOPES };
  const response = await portal.post("/api/portal/keys", { data, headers: { "x-parvoz-portal": "1" } });
  const answer = await response.text();
  await portal.dispose();
  expect(response.status(), answer).toBe(200);
  return envelope(newApiKey).parse(JSON.parse(answer)).data.key;
}
