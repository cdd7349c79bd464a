import ipaddr from "ipaddr.js";

/** What is wrong with a partner's URL. */
export type UrlProblem = "malformed" | "https_only" | "credentials" | "port" | "private_address" | "unknown_host";

export interface CallbackUrl {
  /** The address as it is called: host in ASCII and lower case, without a fragment. */
  href: string;
  /** Name or IP address, without brackets. */
  host: string;
  /** The operator has named this host: it may be called wherever it is. */
  trusted: boolean;
}

/** Names that mean this machine or this network, whatever a resolver says (RFC 6761, RFC 6762, RFC 8375, and habit). */
const LOCAL_NAMES = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|arpa)$/;

/**
 * Reads a partner's URL and refuses what we would never call. What its host name leads to is checked at every call: see
 * lib/services/channels/callbacks/sender.
 * @param trustedHosts names or addresses that are exempt from the rules of scheme, port and address
 */
export function readCallbackUrl(text: string, trustedHosts: readonly string[]): CallbackUrl | UrlProblem {
  if (!URL.canParse(text)) return "malformed";
  // The URL parser knows every way to write an address: 0x7f.1, 2130706433, 127.1, fullwidth digits.
  const url = new URL(text);
  url.hash = "";
  if (url.protocol !== "https:" && url.protocol !== "http:") return "https_only";
  if (url.username !== "" || url.password !== "") return "credentials";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const trusted = trustedHosts.includes(host);
  return (trusted ? null : problemOf(url, host)) ?? { href: url.href, host, trusted };
}

function problemOf(url: URL, host: string): UrlProblem | null {
  if (url.protocol !== "https:") return "https_only";
  if (ipaddr.isValid(host)) return isPublicAddress(host) ? portProblem(url.port) : "private_address";
  // A name without a point, or with one at its end, is looked up differently by different resolvers.
  if (!host.includes(".") || host.endsWith(".") || LOCAL_NAMES.test(host)) return "private_address";
  return portProblem(url.port);
}

/** Below 1024 live mail, file and terminal services, which take no webhooks. */
function portProblem(port: string): UrlProblem | null {
  return port === "" || Number(port) >= 1024 ? null : "port";
}

/** The only part of IPv6 that is given out for the Internet at large (RFC 4291, IANA). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/** Azure's platform service, which answers every virtual machine of its cloud, from an address of the public range. */
const AZURE_PLATFORM = "168.63.129.16";

/**
 * Whether an IP address belongs to the Internet at large: not to a machine itself, a private network, a cloud's metadata service, or
 * one of the forms of IPv6 that lead to an IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast" || address.toString() === AZURE_PLATFORM) return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST);
}
