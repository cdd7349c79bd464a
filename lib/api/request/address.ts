import { env } from "@/lib/env";

/**
 * Network address of the caller, as far as it can be believed: X-Forwarded-For, which ends with the socket's address
 * (./mend-request.ts), counted from the right by the number of our own proxies.
 */
export function addressOf(headers: Headers, proxies = env().TRUSTED_PROXIES): string {
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return hops.at(-1 - proxies) || hops[0] || "unknown";
}
