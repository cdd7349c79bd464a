import { lookup, Resolver } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { z } from "zod";
import { type CallbackUrl, isPublicAddress } from "./callback-url";

/** All addresses of a host name. @throws HostUnknown where it has none; any other error where that could not be found out */
export type ResolveHost = (host: string) => Promise<string[]>;

/** Nobody has given this name an address. */
export class HostUnknown extends Error {}

const failure = z.object({ code: z.string() });

function isDefinite(error: unknown): boolean {
  const parsed = failure.safeParse(error);
  return parsed.success && ["ENOTFOUND", "ENODATA"].includes(parsed.data.code);
}

/**
 * Asks the name servers themselves: this machine's hosts file, which may name our own network, has no say, and a slow server
 * does not hold a thread that the rest of the process waits for.
 */
const resolvePublicly: ResolveHost = async (host) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (addresses.length > 0) return addresses;
  const unclear = answers.find((answer) => answer.status === "rejected" && !isDefinite(answer.reason));
  if (unclear?.status === "rejected") throw unclear.reason;
  throw new HostUnknown();
};

/** Resolves a name as any program of this machine would, for hosts that the operator trusts. */
const resolveLocally: ResolveHost = async (host) => {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch (error) {
    throw isDefinite(error) ? new HostUnknown() : error;
  }
};

/** An address of the host is one that we do not call. */
export class AddressRefused extends Error {}

/**
 * The addresses that a URL's host has at this moment. Every one is public, and none is this machine's: a name with one private
 * address among others would be a lottery into our network. The caller connects to these and to nothing else.
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
