import { isIP } from "node:net";
import type { CallbackUrl } from "@/lib/domain/webhooks/callback-url";
import { isPublicAddress } from "@/lib/domain/webhooks/public-address";
import { HostUnknown, type ResolveHost, resolveLocally, resolvePublicly } from "./resolve-host";

/** An address of the host is one that we do not call. */
export class AddressRefused extends Error {}

/**
 * The addresses that a URL's host has at this moment, every one of them public: a name with one private address among others would
 * be a lottery into our network. Who calls connects to these and asks no resolver again.
 * @param resolve for tests
 * @throws AddressRefused, HostUnknown; any other error where the name could not be resolved
 */
export async function checkedAddresses({ host, trusted }: CallbackUrl, resolve?: ResolveHost): Promise<string[]> {
  const addresses = isIP(host) ? [host] : await (resolve ?? (trusted ? resolveLocally : resolvePublicly))(host);
  if (addresses.length === 0) throw new HostUnknown();
  if (!trusted && !addresses.every(isPublicAddress)) throw new AddressRefused();
  return addresses;
}
