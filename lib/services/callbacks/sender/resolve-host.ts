import { lookup, Resolver } from "node:dns/promises";
import { z } from "zod";

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
export const resolvePublicly: ResolveHost = async (host) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (addresses.length > 0) return addresses;
  const unclear = answers.find((answer) => answer.status === "rejected" && !isDefinite(answer.reason));
  if (unclear?.status === "rejected") throw unclear.reason;
  throw new HostUnknown();
};

/** As any program of this machine would: for hosts that the operator trusts. */
export const resolveLocally: ResolveHost = async (host) => {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch (error) {
    throw isDefinite(error) ? new HostUnknown() : error;
  }
};
