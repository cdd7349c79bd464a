import { createHmac, randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openSignedText, signText } from "./signed-text";

const open = (signed: string, keys: Parameters<typeof signText>[1]) => openSignedText(signed, keys, (text) => text);

const old = { id: "k1", secret: randomBytes(32) };
const present = { id: "k2", secret: randomBytes(32) };

test("what is signed is opened by any of the keys, and not where a character differs", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), fc.nat(), (text, place) => {
      const signed = signText(text, [old]);
      expect(signed).toMatch(/^[\w-]+\.k1\.[\w-]{22}$/);
      expect(open(signed, [present, old])).toBe(text);
      expect(open(signed, [present])).toBeNull();
      expect(open(signed, [{ ...present, id: "k1" }])).toBeNull();
      const at = place % signed.indexOf(".");
      const changed = `${signed.slice(0, at)}${signed[at] === "A" ? "B" : "A"}${signed.slice(at + 1)}`;
      expect(open(changed, [old])).toBeNull();
      const beyond = `${signed.slice(0, at)}${String.fromCharCode(signed.charCodeAt(at) + 256)}${signed.slice(at + 1)}`;
      expect(open(beyond, [old])).toBeNull();
      expect(open(`${signed}.`, [old])).toBeNull();
    }),
  );
});

test("one text has one signed form: what base64 reads as the same bytes is refused", () => {
  const signed = signText("text", [old]);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const opened = [...letters].filter((letter) => open(`${signed.slice(0, -1)}${letter}`, [old]) !== null);
  expect(opened).toEqual([signed.at(-1)]);
  expect(open(`${signed}=`, [old])).toBeNull();
});

test("the signature is the beginning of the HMAC over key and payload", () => {
  const mac = createHmac("sha256", old.secret).update("k1.dGV4dA").digest("base64url").slice(0, 22);
  expect(signText("text", [old])).toBe(`dGV4dA.k1.${mac}`);
});

test("a forged text is read like a genuine one, so that both take the same time, and nothing of it is handed on", () => {
  const signed = signText("text", [old]);
  const forged = `${signed.slice(0, -2)}${signed.endsWith("AA") ? "BB" : "AA"}`;
  const texts: string[] = [];
  const read = (text: string) => texts.push(text);
  expect([openSignedText(signed, [old], read), openSignedText(forged, [old], read)]).toEqual([1, null]);
  expect(texts).toEqual(["text", "text"]);
});
