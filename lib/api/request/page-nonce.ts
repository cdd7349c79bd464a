import { headers } from "next/headers";

/** The word by which this page's policy lets its own scripts run, as the request carries it (lib/api/front-door/security-headers.ts). */
export async function pageNonce(): Promise<string | undefined> {
  const policy = (await headers()).get("content-security-policy");
  return /'nonce-([^']+)'/.exec(policy ?? "")?.[1];
}
