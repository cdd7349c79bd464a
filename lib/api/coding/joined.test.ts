import { brotliDecompressSync, crc32, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { successHead } from "@/lib/contracts/success-envelope";
import { brotliJoined, brotliTail } from "./brotli";
import { gzipJoined, gzipTail } from "./gzip";
import { crcShift, joinedCrc } from "./joined-crc";

/** Words that heads are made of too, so that a compressor would like to refer to them. */
const WORDS = [
  "request_id",
  "created_at",
  '"data":',
  "2026-11-2",
  "The request was completed",
  "Tashkent",
  "Ташкент",
  "Oʻzbekiston",
  "[{",
  '","',
  "🛫",
];
const texts = fc.array(fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: "binary" })), { maxLength: 400 });
const heads = fc.tuple(fc.uuid(), fc.date({ min: new Date(0), max: new Date("2099-12-31"), noInvalidDate: true }));

test("a tail compressed once is the end of any answer", async () => {
  await fc.assert(
    fc.asyncProperty(texts, heads, heads, fc.nat(1000), async (words, one, other, cut) => {
      const data = Buffer.from(`${JSON.stringify(words)}}`);
      const pieces = [data.subarray(0, cut), data.subarray(cut)];
      const [first, second] = [Buffer.from(successHead(...one)), Buffer.from(successHead(...other))];
      const [br, gz] = [await brotliTail(first, pieces), await gzipTail(data)];
      for (const head of [first, second]) {
        const whole = Buffer.concat([head, data]);
        expect(brotliDecompressSync(Buffer.concat(brotliJoined(head, br)))).toEqual(whole);
        expect(gunzipSync(Buffer.concat(gzipJoined(head, gz)))).toEqual(whole);
      }
    }),
    { numRuns: 100 },
  );
});

test("heads of another length are refused", async () => {
  const tail = await brotliTail(Buffer.from(successHead("a", new Date(0))), [Buffer.from("[]}")]);
  expect(() => brotliJoined(Buffer.from(successHead("ab", new Date(0))), tail)).toThrow(RangeError);
  await expect(brotliTail(Buffer.alloc(200), [])).rejects.toThrow(RangeError);
  expect(() => gzipJoined(Buffer.alloc(70_000), { bytes: Buffer.alloc(0), crc: 0, crcShift: 0, size: 0 })).toThrow(RangeError);
});

test("the checksum of two texts joined is that of both at once", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 3000 }), (head, tail) => {
      const whole = Buffer.concat([head, tail]);
      expect(joinedCrc(crc32(head), crc32(tail), crcShift(tail.byteLength))).toBe(crc32(whole));
    }),
  );
});
