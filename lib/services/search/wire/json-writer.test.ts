import fc from "fast-check";
import { expect, test } from "vitest";
import { toMajor } from "@/lib/domain/money";
import { writeJson } from "./json-writer";

const amounts = fc.oneof(fc.integer({ min: -1000, max: 20_000 }), fc.maxSafeInteger(), fc.constantFrom(99_999_999_999_999, 1e14, 1e14 + 1));

test("amounts and numbers are written as JSON writes them, every amount up to the largest", () => {
  for (let minor = 0; minor < 2_000; minor++) expect(String(writeJson((out) => out.amount(minor)))).toBe(JSON.stringify(toMajor(minor)));
  fc.assert(
    fc.property(amounts, (minor) => {
      expect(String(writeJson((out) => out.amount(minor)))).toBe(JSON.stringify(toMajor(minor)));
      expect(String(writeJson((out) => out.integer(minor)))).toBe(JSON.stringify(minor));
    }),
  );
  expect(String(writeJson((out) => out.minutes(null)))).toBe("null");
  expect(() => writeJson((out) => out.amount(0.5))).toThrow(RangeError);
  for (const none of [0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => writeJson((out) => out.integer(none))).toThrow(RangeError);
});

const part = fc.oneof(
  fc.record({ kind: fc.constant("ascii" as const), size: fc.integer({ min: 0, max: 60 }) }),
  fc.record({ kind: fc.constant("bytes" as const), size: fc.integer({ min: 0, max: 90_000 }) }),
  fc.record({ kind: fc.constant("number" as const), size: fc.nat() }),
);

test("whatever its size, JSON is all that was written, and stays so while others are written and headed", () => {
  fc.assert(
    fc.property(fc.array(fc.array(part, { maxLength: 12 }), { minLength: 2, maxLength: 4 }), (answers) => {
      const written = answers.map((parts, turn) => {
        const letter = "abcd"[turn] ?? "z";
        const texts = parts.map(({ kind, size }) => (kind === "number" ? String(size) : letter.repeat(size)));
        const json = writeJson((out) => {
          for (const [index, { kind, size }] of parts.entries()) {
            if (kind === "number") out.integer(size);
            else if (kind === "ascii") out.ascii(texts[index] ?? "");
            else out.bytes(Buffer.from(texts[index] ?? ""));
          }
        });
        return { json, text: texts.join("") };
      });
      for (const head of ['{"data":', '{"request":2,"data":', "h".repeat(1000)]) {
        const sent = written.map(({ json }) => json.behind(head));
        for (const [index, { json, text }] of written.entries()) {
          expect(Buffer.concat(sent[index] ?? []).toString()).toBe(`${head}${text}}`);
          expect(String(json)).toBe(text);
          expect(json.size).toBe(text.length);
        }
      }
    }),
  );
});

test("an answer that two callers share has the head of each, and the first one's stays", () => {
  const json = writeJson((out) => out.ascii("[1]"));
  const first = json.behind('{"id":"first","data":');
  const second = json.behind('{"id":"2","data":');
  expect(Buffer.concat(first).toString()).toBe('{"id":"first","data":[1]}');
  expect(Buffer.concat(second).toString()).toBe('{"id":"2","data":[1]}');
});

test("what an answer that failed has written is in no later one", () => {
  const fail = () =>
    writeJson((out) => {
      out.bytes(Buffer.alloc(200_000, "x"));
      throw new Error("no more");
    });
  expect(fail).toThrow("no more");
  expect(String(writeJson((out) => out.ascii("[]")))).toBe("[]");
});
