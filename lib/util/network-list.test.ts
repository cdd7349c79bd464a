import { expect, test } from "vitest";
import { NetworkList } from "./network-list";

const list = new NetworkList(["203.0.113.0/24", "198.51.100.7", "2001:db8:1::/48", "10.1.2.3/8"]);

test.each([
  ["203.0.113.255", true],
  ["203.0.114.0", false],
  ["198.51.100.7", true],
  ["198.51.100.8", false],
  ["2001:db8:1:ffff::9", true],
  ["2001:db8:2::1", false],
  // A server that listens for both families sees IPv4 so.
  ["::ffff:203.0.113.9", true],
  ["::FFFF:203.0.114.9", false],
  // Bits behind the network's length count for nothing.
  ["10.200.0.1", true],
  ["unknown", false],
  ["", false],
])("%s lies in one of the networks: %s", (address, expected) => {
  expect(list.has(address)).toBe(expected);
});
