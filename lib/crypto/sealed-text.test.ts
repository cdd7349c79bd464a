import fc from "fast-check";
import { expect, test } from "vitest";
import { openText, sealText } from "./sealed-text";

const OLD = { id: "k1", secret: Buffer.alloc(32, 1) };
const NEW = { id: "k2", secret: Buffer.alloc(32, 2) };

test("any text comes back, and never looks the same twice", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, context) => {
      const sealed = sealText(text, context, [OLD]);
      expect(openText(sealed, context, [OLD])).toBe(text);
      expect(sealText(text, context, [OLD])).not.toBe(sealed);
    }),
  );
});

test("a text sealed before the rotation still opens, and new ones are sealed with the new key", () => {
  const sealed = sealText("whsec_old", "endpoint", [OLD]);
  expect(openText(sealed, "endpoint", [NEW, OLD])).toBe("whsec_old");
  expect(sealText("x", "endpoint", [NEW, OLD])).toMatch(/^k2\./);
});

test("another key, another owner or a changed byte opens nothing", () => {
  const sealed = sealText("whsec_secret", "endpoint-1", [OLD]);
  expect(() => openText(sealed, "endpoint-2", [OLD])).toThrow();
  expect(() => openText(sealed, "endpoint-1", [NEW])).toThrow();
  expect(() => openText(sealed, "endpoint-1", [{ ...NEW, id: "k1" }])).toThrow();
  const last = sealed.at(-2) === "A" ? "B" : "A";
  expect(() => openText(sealed.slice(0, -2) + last + sealed.slice(-1), "endpoint-1", [OLD])).toThrow();
});
