import { createHmac, randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openSignedText, signText } from "./signed-text";

const old = { id: "k1", secret: randomBytes(32) };
const present = { id: "k2", secret: randomBytes(32) };

test("what is signed is opened by any of the keys, and not where a character differs", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), fc.nat(), (text, place) => {
      const signed = signText(text, [old]);
      expect(signed).toMatch(/^[\w-]+\.k1\.[\w-]{22}$/);
      expect(openSignedText(signed, [present, old])).toBe(text);
      expect(openSignedText(signed, [present])).toBeNull();
      expect(openSignedText(signed, [{ ...present, id: "k1" }])).toBeNull();
      const at = place % signed.indexOf(".");
      const changed = `${signed.slice(0, at)}${signed[at] === "A" ? "B" : "A"}${signed.slice(at + 1)}`;
      expect(openSignedText(changed, [old])).toBeNull();
      const beyond = `${signed.slice(0, at)}${String.fromCharCode(signed.charCodeAt(at) + 256)}${signed.slice(at + 1)}`;
      expect(openSignedText(beyond, [old])).toBeNull();
      expect(openSignedText(`${signed}.`, [old])).toBeNull();
    }),
  );
});

test("one text has one signed form: what base64 reads as the same bytes is refused", () => {
  const signed = signText("text", [old]);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const opened = [...letters].filter((letter) => openSignedText(`${signed.slice(0, -1)}${letter}`, [old]) !== null);
  expect(opened).toEqual([signed.at(-1)]);
  expect(openSignedText(`${signed}=`, [old])).toBeNull();
});

test("the signature is the beginning of the HMAC over key and payload", () => {
  const mac = createHmac("sha256", old.secret).update("k1.dGV4dA").digest("base64url").slice(0, 22);
  expect(signText("text", [old])).toBe(`dGV4dA.k1.${mac}`);
});
