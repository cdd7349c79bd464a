import { BlockList, isIP } from "node:net";
import { networkInterfaces } from "node:os";
import type { CallbackUrl } from "@/lib/domain/webhooks/callback-url";
import { isPublicAddress } from "@/lib/domain/webhooks/public-address";
import { HostUnknown, type ResolveHost, resolveLocally, resolvePublicly } from "./resolve-host";

/** An address of the host is one that we do not call. */
export class AddressRefused extends Error {}

/**
 * The addresses that a URL's host has at this moment, every one of them public and none this machine's: a name with one private address among others would
 * be a lottery into our network. Who calls connects to these and asks no resolver again.
 * @param resolve for tests
 * @throws AddressRefused, HostUnknown; any other error where the name could not be resolved
 */
export async function checkedAddresses({ host, trusted }: CallbackUrl, resolve?: ResolveHost): Promise<string[]> {
  const addresses = isIP(host) ? [host] : await (resolve ?? (trusted ? resolveLocally : resolvePublicly))(host);
  if (addresses.length === 0) throw new HostUnknown();
  if (!trusted && (!addresses.every(isPublicAddress) || addresses.some(isOurOwn))) throw new AddressRefused();
  return addresses;
}

/** A server with a public address reaches itself by it from inside, past the firewall in front of it. Read anew: addresses come and go. */
function isOurOwn(address: string): boolean {
  const own = new BlockList();
  for (const { address: mine, family } of Object.values(networkInterfaces()).flatMap((found) => found ?? [])) {
    own.addAddress(mine, family === "IPv6" ? "ipv6" : "ipv4");
  }
  return own.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}
