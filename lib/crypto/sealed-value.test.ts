import { expect, test } from "vitest";
import { openFile, openValue, sealedWith, sealFile, sealValue } from "./sealed-value";

const KEY = { id: 7, secret: new Uint8Array(32).fill(1) };
const OTHER = { id: 7, secret: new Uint8Array(32).fill(2) };
const ROW = "booking_passenger.sealed_name:one";

test("a value opens in its own row and column, with its own key, and unchanged", () => {
  const sealed = sealValue("KARIMOV", ROW, KEY);
  expect(sealedWith(sealed)).toBe(7);
  expect(openValue(sealed, ROW, KEY)).toBe("KARIMOV");
  for (const elsewhere of ["booking_passenger.sealed_name:two", "booking.sealed_payer:one"])
    expect(() => openValue(sealed, elsewhere, KEY)).toThrow();
  expect(() => openValue(sealed, ROW, OTHER)).toThrow();
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`;
  expect(() => openValue(changed, ROW, KEY)).toThrow();
});

test("a file too, byte for byte", () => {
  const pdf = new Uint8Array(Buffer.from("%PDF-1.7 \u0000 Karimov", "latin1"));
  const sealed = sealFile(pdf, ROW, KEY);
  expect(sealedWith(sealed)).toBe(7);
  expect(openFile(sealed, ROW, KEY)).toEqual(pdf);
  expect(() => openFile(sealed, "receipt_file.pdf:two", KEY)).toThrow();
});

test("one text sealed twice looks different, and clear text is told from it", () => {
  expect(sealValue("KARIMOV", ROW, KEY)).not.toBe(sealValue("KARIMOV", ROW, KEY));
  for (const clear of ["KARIMOV", "", '{"type":"ping"}', "enc1.", "enc2.7.AAAA"]) expect(sealedWith(clear)).toBeNull();
  expect(sealedWith(Buffer.from("%PDF-1.7"))).toBeNull();
});
