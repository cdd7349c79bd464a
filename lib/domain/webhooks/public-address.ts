import ipaddr from "ipaddr.js";

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
