import { BlockList, isIPv4, isIPv6 } from "node:net";
import { bareAddress } from "./address-block";

/** Networks, to ask whether an address lies in one of them. */
export class NetworkList {
  private readonly list = new BlockList();

  /**
   * @param networks `203.0.113.0/24`, `2001:db8::/32`, or single addresses
   * @throws Error where one is none of these
   */
  constructor(networks: readonly string[]) {
    for (const network of networks) {
      const [address = "", length] = network.split("/");
      const family = isIPv4(address) ? "ipv4" : "ipv6";
      if (length === undefined) this.list.addAddress(address, family);
      else this.list.addSubnet(address, Number(length), family);
    }
  }

  /** What is no address lies in none. */
  has(address: string): boolean {
    const bare = bareAddress(address);
    if (isIPv4(bare)) return this.list.check(bare, "ipv4");
    return isIPv6(bare) && this.list.check(bare, "ipv6");
  }
}
