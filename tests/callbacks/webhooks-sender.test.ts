import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import os from "node:os";
import { expect, test, vi } from "vitest";
import { listenLocally } from "@/lib/api/testing/listen-locally";
import { checkCallbackUrl } from "@/lib/services/channels/callbacks/parts/check-callback-url";
import { HostUnknown } from "@/lib/services/channels/callbacks/sender/checked-addresses";
import { sendCallback } from "@/lib/services/channels/callbacks/sender/send-callback";
import { startReceiver } from "@/tests/support/receiver";

/** A certificate for receiver.test that nobody vouches for, and its key: worth nothing outside the tests. */
const SELF_SIGNED = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg+39Q2nhmf1zD8Fdm
YdIMy9dSB9GfdAmYo0rxMfKBZt+hRANCAATYGhJCETmfXviXK4uue3RwV+uxUEtW
5/l+pa3wVHs7UhHpiezJqMp4i7/9RmG1T4/tWXOxYZaPFzaSE37WbtUP
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBoTCCAUegAwIBAgIUDzP6jryUksXRfp7eGfdyygFoVbYwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNcmVjZWl2ZXIudGVzdDAgFw0yNjExMjExMDExMzBaGA8yMTI2
MTAyODEwMTEzMFowGDEWMBQGA1UEAwwNcmVjZWl2ZXIudGVzdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABNgaEkIROZ9e+Jcri657dHBX67FQS1bn+X6lrfBUeztS
EemJ7MmoyniLv/1GYbVPj+1Zc7Fhlo8XNpITftZu1Q+jbTBrMB0GA1UdDgQWBBSr
10nbeMVrnUIyL7mUxN/wAWk8uTAfBgNVHSMEGDAWgBSr10nbeMVrnUIyL7mUxN/w
AWk8uTAPBgNVHRMBAf8EBTADAQH/MBgGA1UdEQQRMA+CDXJlY2VpdmVyLnRlc3Qw
CgYIKoZIzj0EAwIDSAAwRQIgPihD0inAKrir+YJyeDC9YbNUTz4FqTBYDLJn37lU
0jYCIQCxGxvJvofVo56uvPLirX5a20WZb3JZDCPDgLj+33ISyA==
-----END CERTIFICATE-----
`,
};

// Trusted in these tests: 127.0.0.1 and receiver.test (tests/support/run/own-database.ts).
const message = { headers: { "content-type": "application/json", "webhook-id": "msg_1" }, body: '{"type":"ping","name":"Oʻzbek"}' };
const PUBLIC = "8.8.8.8";

test("a message arrives as it is, and any 2xx is an answer", async () => {
  const receiver = await startReceiver(204);
  expect(await sendCallback({ ...message, url: receiver.url })).toMatchObject({ status: 204, error: null });
  expect(receiver.calls).toMatchObject([{ method: "POST", path: "/hook", body: message.body, headers: message.headers }]);
});

test("a redirect into our network is the answer, not a way", async () => {
  const inside = await startReceiver(200);
  const receiver = await startReceiver((response) => response.writeHead(307, { location: inside.url }).end());
  expect(await sendCallback({ ...message, url: receiver.url })).toMatchObject({ status: 307 });
  const metadata = await startReceiver((response) => response.writeHead(302, { location: "http://169.254.169.254/latest/" }).end());
  expect(await sendCallback({ ...message, url: metadata.url })).toMatchObject({ status: 302 });
  expect(inside.calls).toEqual([]);
});

test("a name that has one private address among public ones is not called", async () => {
  const answers = [["127.0.0.1"], [PUBLIC, "10.0.0.5"], [PUBLIC, "::ffff:127.0.0.1"], ["fd00:ec2::254"], ["169.254.169.254"]];
  for (const addresses of answers) {
    const outcome = await sendCallback({ ...message, url: "https://hooks.partner.uz/" }, { resolve: async () => addresses });
    expect(outcome).toMatchObject({ status: null, error: "address_refused" });
  }
});

test("a public address of this very machine is not called", async () => {
  const ours = {
    address: PUBLIC,
    netmask: "255.255.255.0",
    family: "IPv4",
    mac: "00:00:00:00:00:01",
    internal: false,
    cidr: `${PUBLIC}/24`,
  } as const;
  const interfaces = vi.spyOn(os, "networkInterfaces").mockReturnValue({ eth0: [ours] });
  syncBuiltinESMExports();
  const outcome = await sendCallback({ ...message, url: "https://hooks.partner.uz/" }, { resolve: async () => [PUBLIC] });
  interfaces.mockRestore();
  syncBuiltinESMExports();
  expect(outcome).toMatchObject({ status: null, error: "address_refused" });
});

test("a name that was public when it was saved and is private now is refused at the call", async () => {
  const answers = [[PUBLIC], ["127.0.0.1"]];
  const resolve = async () => answers.shift() ?? ["127.0.0.1"];
  const { port, calls } = await startReceiver(200);
  expect(await checkCallbackUrl(`https://rebind.partner.uz:${port}/`, resolve)).toBe(`https://rebind.partner.uz:${port}/`);
  const outcome = await sendCallback({ ...message, url: `https://rebind.partner.uz:${port}/` }, { resolve });
  expect(outcome).toMatchObject({ status: null, error: "address_refused" });
  expect(calls).toEqual([]);
});

test("a call asks for the name once, and connects to the address that was checked, whatever the name says then", async () => {
  const { port, calls } = await startReceiver(200);
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return asked === 1 ? ["127.0.0.1"] : ["10.255.255.1"];
  };
  expect(await sendCallback({ ...message, url: `http://receiver.test:${port}/` }, { resolve })).toMatchObject({ status: 200 });
  expect(asked).toBe(1);
  expect(calls).toMatchObject([{ headers: { host: `receiver.test:${port}` } }]);
});

test("a proxy of the environment is not asked", async () => {
  const proxy = await startReceiver(200);
  const receiver = await startReceiver(201);
  Object.assign(process.env, { HTTP_PROXY: proxy.url, http_proxy: proxy.url, NODE_USE_ENV_PROXY: "1" });
  expect(await sendCallback({ ...message, url: receiver.url })).toMatchObject({ status: 201 });
  expect(proxy.calls).toEqual([]);
});

test("a receiver that says nothing in time has not answered", async () => {
  const receiver = await startReceiver(() => undefined);
  expect(await sendCallback({ ...message, url: receiver.url }, { timeoutMs: 50 })).toMatchObject({ status: null, error: "timed_out" });
  const resolve = () => new Promise<string[]>(() => undefined);
  const outcome = await sendCallback({ ...message, url: "https://hooks.partner.uz/" }, { timeoutMs: 20, resolve });
  expect(outcome).toMatchObject({ status: null, error: "timed_out" });
});

test("an answer without an end is neither read to the end nor kept", async () => {
  let written = 0;
  const flood = await startReceiver((response) => {
    response.writeHead(200);
    const pour = () => {
      while (!response.destroyed && response.write("x".repeat(1024))) written += 1024;
    };
    response.on("drain", pour);
    pour();
  });
  expect(await sendCallback({ ...message, url: flood.url })).toMatchObject({ status: 200 });
  expect(written).toBeLessThan(64 * 1024 * 1024);
  const stalled = await startReceiver((response) => response.writeHead(200).write("wait"));
  expect(await sendCallback({ ...message, url: stalled.url }, { timeoutMs: 3_000 })).toMatchObject({ status: 200 });
});

test("every way to fail has its name", async () => {
  const dropped = await startReceiver((response) => response.destroy());
  expect(await sendCallback({ ...message, url: dropped.url })).toMatchObject({ status: null, error: "connection_failed" });
  const upgrade = await startReceiver((response) => response.writeHead(101, { upgrade: "x", connection: "upgrade" }).end());
  expect(await sendCallback({ ...message, url: upgrade.url })).toMatchObject({ status: null, error: "connection_failed" });
  const unknown = async () => Promise.reject(new HostUnknown());
  expect(await sendCallback({ ...message, url: "https://gone.partner.uz/" }, { resolve: unknown })).toMatchObject({
    error: "name_unknown",
  });
  expect(await sendCallback({ ...message, url: "http://hooks.partner.uz/" })).toMatchObject({ error: "address_refused" });
});

test("a plain-text server behind https is no answer", async () => {
  const plain = await startReceiver(200);
  const url = plain.url.replace("http:", "https:");
  expect(await sendCallback({ ...message, url })).toMatchObject({ status: null, error: "connection_failed" });
  expect(plain.calls).toEqual([]);
});

test("a certificate that nobody vouches for is refused, even of a trusted host", async () => {
  const calls: unknown[] = [];
  const server = https.createServer(SELF_SIGNED, (_request, response) => calls.push(response.end()));
  const port = await listenLocally(server);
  const outcome = await sendCallback({ ...message, url: `https://receiver.test:${port}/` }, { resolve: async () => ["127.0.0.1"] });
  server.close();
  expect(outcome).toMatchObject({ status: null, error: "certificate_refused" });
  expect(calls).toEqual([]);
});

test.each([
  ["https://intranet/", "This address is not on the public Internet. Give one that can be reached from outside your network."],
  ["http://hooks.partner.uz/", "The URL must begin with https://."],
])("saving %s says what to do, at the field", async (url, text) => {
  await expect(checkCallbackUrl(url)).rejects.toMatchObject({
    kind: "validation",
    fields: { url: [expect.objectContaining({ en: text })] },
  });
});

test("saving refuses a name that nobody has, and not one whose name servers are silent", async () => {
  const url = "https://hooks.partner.uz/";
  const unknown = checkCallbackUrl(url, async () => Promise.reject(new HostUnknown()));
  await expect(unknown).rejects.toMatchObject({
    fields: { url: [expect.objectContaining({ en: expect.stringContaining("does not exist") })] },
  });
  expect(await checkCallbackUrl(url, async () => Promise.reject(new Error("SERVFAIL")))).toBe(url);
});
