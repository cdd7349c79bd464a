import { type APIRequestContext, expect } from "@playwright/test";
import { newApiKey } from "@/lib/contracts/keys";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { envelope } from "@/lib/contracts/shared";
import { signInQuietly } from "./sign-in";

/** Makes a key of test mode in the portal, as an administrator of the agency would. */
export async function makeTestKey(request: APIRequestContext, name: string): Promise<string> {
  await signInQuietly(request);
  const data = { name, mode: "test", scopes: ALL_SCOPES };
  const response = await request.post("/api/portal/keys", { data, headers: { "x-parvoz-portal": "1" } });
  expect(response.status(), await response.text()).toBe(200);
  return envelope(newApiKey).parse(await response.json()).data.key;
}
