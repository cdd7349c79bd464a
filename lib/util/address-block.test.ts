import { expect, test } from "vitest";
import { addressBlock, CALLER_WIDTH, COARSE_WIDTH } from "./address-block";

test.each([
  ["192.0.2.77", "192.0.2.77/32", "192.0.2.0/24"],
  ["::ffff:192.0.2.77", "192.0.2.77/32", "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:0DB8:0001::6", "2001:db8:1:0::/64", "2001:db8:1::/48"],
  ["::1", "0:0:0:0::/64", "0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64", "64:ff9b:0::/48"],
  ["a@example.test", "unknown", "unknown"],
])("%s lies in %s, and coarsely in %s", (address, own, coarse) => {
  expect(addressBlock(address, CALLER_WIDTH)).toBe(own);
  expect(addressBlock(address, COARSE_WIDTH)).toBe(coarse);
});

test("whoever has a network of IPv6 has one block, however many addresses are in it", () => {
  const blocks = Array.from({ length: 50 }, (_, host) => addressBlock(`2001:db8::${((host * 7919) % 65_536).toString(16)}`, CALLER_WIDTH));
  expect(new Set(blocks).size).toBe(1);
});
