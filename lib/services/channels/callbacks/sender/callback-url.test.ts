import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPublicAddress, readCallbackUrl, type UrlProblem } from "./callback-url";

/** Every way we know to name an address that is not on the Internet at large, or to hide what a URL is. */
const REFUSED: Record<UrlProblem, string[]> = {
  malformed: [
    "",
    "hooks.partner.uz",
    "//hooks.partner.uz/x",
    "https://",
    "https:// hooks.partner.uz",
    "https://1.2.3.4.5/",
    "https://256.1.1.1/",
    "https://[::1/",
    "https://[fe80::1%25eth0]/",
    "https://hooks.partner.uz:99999/",
    "https://exa%00mple.uz/",
    "https://part<er.uz/",
  ],
  https_only: [
    "http://hooks.partner.uz/",
    "HTTP://hooks.partner.uz/",
    "ftp://hooks.partner.uz/",
    "file:///etc/passwd",
    "gopher://hooks.partner.uz:6379/_FLUSHALL",
    "javascript:alert(1)",
    "data:text/plain,x",
    "ws://hooks.partner.uz/",
    "unix:/var/run/docker.sock",
  ],
  credentials: [
    "https://user@hooks.partner.uz/",
    "https://user:secret@hooks.partner.uz/",
    "https://hooks.partner.uz@127.0.0.1/",
    "https://:x@8.8.8.8/",
  ],
  port: [
    "https://hooks.partner.uz:22/",
    "https://hooks.partner.uz:25/",
    "https://hooks.partner.uz:80/",
    "https://8.8.8.8:53/",
    "https://hooks.partner.uz:0/",
  ],
  private_address: [
    // this machine, in every notation
    "https://127.0.0.1/",
    "https://127.1/",
    "https://127.255.255.254/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0x7f.1/",
    "https://0177.0.0.1/",
    "https://017700000001/",
    "https://①②⑦.⓪.⓪.①/",
    "https://127。0。0。1/",
    "https://%31%32%37.0.0.1/",
    "https://127.0.0.1./",
    "https://0.0.0.0/",
    // a cloud's own service among public addresses
    "https://168.63.129.16/",
    "https://168.63.129.16:32526/",
    "https://0/",
    "https://[::1]/",
    "https://[::]/",
    "https://[0:0:0:0:0:0:0:1]:8443/",
    // private networks, carriers, links
    "https://10.0.0.1/",
    "https://172.16.5.4/",
    "https://172.31.255.255/",
    "https://192.168.1.1/",
    "https://100.64.0.1/",
    "https://100.127.255.254/",
    "https://169.254.0.1/",
    "https://[fe80::1]/",
    "https://[fec0::1]/",
    "https://[fc00::1]/",
    "https://[fd12:3456:789a::1]/",
    // metadata of clouds
    "https://169.254.169.254/latest/meta-data/",
    "https://2852039166/",
    "https://0xa9fea9fe/",
    "https://0251.0376.0251.0376/",
    "https://[fd00:ec2::254]/",
    "https://100.100.100.200/",
    "https://metadata.google.internal/",
    "https://metadata/",
    // multicast, broadcast, reserved, documentation, measurement
    "https://224.0.0.1/",
    "https://239.255.255.250/",
    "https://255.255.255.255/",
    "https://240.0.0.1/",
    "https://192.0.0.1/",
    "https://192.0.2.1/",
    "https://192.88.99.1/",
    "https://198.18.0.1/",
    "https://198.51.100.1/",
    "https://203.0.113.1/",
    "https://[ff02::1]/",
    "https://[100::1]/",
    "https://[2001:db8::1]/",
    "https://[3fff::1]/",
    "https://[5f00::1]/",
    // IPv6 that leads to IPv4
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:7f00:1]/",
    "https://[::ffff:8.8.8.8]/",
    "https://[::127.0.0.1]/",
    "https://[::ffff:0:127.0.0.1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[64:ff9b::169.254.169.254]/",
    "https://[64:ff9b:1::a00:1]/",
    "https://[2002:7f00:1::]/",
    "https://[2002:a9fe:a9fe::]/",
    "https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/",
    // names of this machine and of networks
    "https://localhost/",
    "https://LOCALHOST/",
    "https://localhost./",
    "https://ｌｏｃａｌｈｏｓｔ/",
    "https://app.localhost/",
    "https://localhost.localdomain/",
    "https://printer.local/",
    "https://db.internal/",
    "https://wiki.corp/",
    "https://nas.lan/",
    "https://router.home.arpa/",
    "https://1.0.0.127.in-addr.arpa/",
    "https://intranet/",
    "https://postgres:5432/",
    "https://hooks.partner.uz./",
    "https://hooks.partner.uz%2e/",
  ],
  unknown_host: [],
};

const table = Object.entries(REFUSED).flatMap(([problem, urls]) => urls.map((url) => ({ url, problem })));

describe("a partner's URL", () => {
  test.each(table)("$url is refused: $problem", ({ url, problem }) => {
    expect(readCallbackUrl(url, [])).toBe(problem);
  });

  test.each([
    ["https://hooks.partner.uz/parvoz?x=1#part", "https://hooks.partner.uz/parvoz?x=1", "hooks.partner.uz"],
    ["HTTPS://Hooks.Partner.UZ", "https://hooks.partner.uz/", "hooks.partner.uz"],
    ["https://hooks.partner.uz:8443/", "https://hooks.partner.uz:8443/", "hooks.partner.uz"],
    ["https://пример.рф/", "https://xn--e1afmkfd.xn--p1ai/", "xn--e1afmkfd.xn--p1ai"],
    ["https://8.8.8.8/", "https://8.8.8.8/", "8.8.8.8"],
    ["https://[2a00:1450:4001:82a::200e]/", "https://[2a00:1450:4001:82a::200e]/", "2a00:1450:4001:82a::200e"],
    ["https://my-localhost.uz/", "https://my-localhost.uz/", "my-localhost.uz"],
  ])("%s is taken", (url, href, host) => {
    expect(readCallbackUrl(url, [])).toEqual({ href, host, trusted: false });
  });

  test("of a host that the operator trusts may be anywhere, on http and any port, but carries no password", () => {
    const trusted = ["127.0.0.1", "::1", "receiver"];
    expect(readCallbackUrl("http://127.0.0.1:81/x", trusted)).toMatchObject({ host: "127.0.0.1", trusted: true });
    expect(readCallbackUrl("http://[::1]:81/x", trusted)).toMatchObject({ host: "::1", trusted: true });
    expect(readCallbackUrl("http://receiver/", trusted)).toMatchObject({ host: "receiver", trusted: true });
    expect(readCallbackUrl("http://a:b@receiver/", trusted)).toBe("credentials");
    expect(readCallbackUrl("https://127.0.0.2/", trusted)).toBe("private_address");
    expect(readCallbackUrl("https://sub.receiver/", trusted)).toEqual(expect.objectContaining({ trusted: false }));
  });
});

test("no address of a private or special range is public, whatever its last bits", () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const four = fc.tuple(fc.constantFrom("10", "127", "0", "224", "240", "255"), byte, byte, byte).map((parts) => parts.join("."));
  const six = fc.tuple(
    fc.constantFrom("::ffff", "fc00", "fdff", "fe80", "febf", "ff05", "64:ff9b:", "2002", "2001:0", "fec0"),
    group,
    group,
  );
  fc.assert(fc.property(four, (address) => !isPublicAddress(address)));
  fc.assert(
    fc.property(
      six,
      ([prefix, a, b]) => !isPublicAddress(prefix === "::ffff" ? `::ffff:${a}:${b}` : `${prefix}:${a}::${b}`.replace(":::", "::")),
    ),
  );
  expect(isPublicAddress("no address")).toBe(false);
});
