import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { USUAL_BODY } from "./body-bound";
import { readText } from "./read-body";

const TEXT = '{"payer_name":"Иван Петров"}';
const send = (body: Buffer, headers: Record<string, string> = {}) =>
  readText(new Request("http://parvoz.test", { method: "POST", headers, body: new Uint8Array(body) }));

/** The Russian letters of windows-1251 and the rest as it is. */
const inCp1251 = Buffer.from(
  [...TEXT].map((char) => (/[А-я]/.test(char) ? (char.codePointAt(0) ?? 0) - 0x350 : (char.codePointAt(0) ?? 0))),
);

test("a body is read in the charset that it names", async () => {
  expect(await send(inCp1251, { "content-type": "application/json; charset=windows-1251" })).toBe(TEXT);
  expect(await send(Buffer.from(TEXT, "utf16le"), { "content-type": 'application/json; charset="UTF-16LE"' })).toBe(TEXT);
  expect(await send(Buffer.from(TEXT), { "content-type": "application/json; charset=utf-8" })).toBe(TEXT);
});

test.each([
  ["gzip", gzipSync],
  ["x-gzip", gzipSync],
  ["deflate", deflateSync],
  ["BR", brotliCompressSync],
] as const)("a body in %s is unpacked", async (coding, pack) => {
  expect(await send(pack(Buffer.from(TEXT)), { "content-encoding": coding })).toBe(TEXT);
});

test.each<[string, Buffer, Record<string, string>]>([
  ["of another charset than it says", inCp1251, { "content-type": "application/json" }],
  ["of a charset that nobody knows", Buffer.from(TEXT), { "content-type": "application/json; charset=klingon" }],
  ["of a coding that we do not read", Buffer.from(TEXT), { "content-encoding": "zstd" }],
  ["of several codings", gzipSync(gzipSync(TEXT)), { "content-encoding": "gzip, gzip" }],
  ["that is not packed as it says", Buffer.from(TEXT), { "content-encoding": "gzip" }],
  ["packed and cut", gzipSync(TEXT).subarray(0, 20), { "content-encoding": "gzip" }],
])("a body %s is refused", async (_, body, headers) => {
  await expect(send(body, headers)).rejects.toMatchObject({ kind: "unsupported_body" });
});

test("what unpacks to more than may be sent is refused as too large", async () => {
  const bomb = gzipSync(Buffer.alloc(50 * USUAL_BODY.bytes));
  expect(bomb.length).toBeLessThan(USUAL_BODY.bytes);
  await expect(send(bomb, { "content-encoding": "gzip" })).rejects.toMatchObject({ kind: "body_too_large" });
});
