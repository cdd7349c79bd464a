import { isIPv4, isIPv6 } from "node:net";

/** Bits of an address that are kept. */
interface Width {
  /** A multiple of 8. */
  v4: number;
  /** A multiple of 16. */
  v6: number;
}

/** What one caller has: an address, or the network that every subscriber with IPv6 gets (RFC 6177). */
export const CALLER_WIDTH: Width = { v4: 32, v6: 64 };
/** A neighbourhood: enough to recognise a network by, too little to tell a person. */
export const COARSE_WIDTH: Width = { v4: 24, v6: 48 };

/** An address without its zone; an IPv4 address inside IPv6 (RFC 4291, 2.5.5.2) counts as what it is. */
export function bareAddress(address: string): string {
  return address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
}

/** The block that a network address lies in: `192.0.2.0/24`, `2001:db8:1:0::/64`. What is no address at all is one block of its own. */
export function addressBlock(address: string, { v4, v6 }: Width): string {
  const bare = bareAddress(address);
  if (isIPv4(bare)) {
    const bytes = bare.split(".").map((byte, index) => (index < v4 / 8 ? byte : "0"));
    return `${bytes.join(".")}/${v4}`;
  }
  if (!isIPv6(bare)) return "unknown";
  return `${groupsOf(bare)
    .slice(0, v6 / 16)
    .join(":")}::/${v6}`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const left = partsOf(head);
  const right = partsOf(tail);
  const zeros = address.includes("::") ? Array.from({ length: 8 - left.length - right.length }, () => "0") : [];
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}

function partsOf(text: string): string[] {
  return text === "" ? [] : text.split(":").flatMap((part) => (part.includes(".") ? ofIPv4(part) : [part]));
}

/** The last two groups where they are written as an IPv4 address. */
function ofIPv4(text: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = text.split(".").map(Number);
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
}
