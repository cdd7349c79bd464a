import { env } from "@/lib/env";

/**
 * Network address of the caller, as far as it can be believed: X-Forwarded-For counted from the right by the number of
 * our own proxies. Without any, Next puts the socket's address there itself, unless the caller has sent the header.
 */
export function addressOf(headers: Headers): string {
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return hops.at(-Math.max(1, env().TRUSTED_PROXIES)) || "unknown";
}
