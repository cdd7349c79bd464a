import { createHmac } from "node:crypto";
import { phoneDigits } from "@/lib/domain/finding/phone-digits";
import { signInAddress } from "@/lib/domain/mail/mail-address";
import { surnameSpelling, surnameSpellings } from "@/lib/domain/passengers/same-surname";
import { plainNumber } from "@/lib/domain/text/plain-text";
import { indexKeys } from "./keyring";

/** The blind index of a surname as it is written: the same for all its spellings, and another one at every partner. */
export async function surnameKey(partnerId: string, surname: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const spelling = surnameSpelling(surname);
  return spelling ? blindIndex(writingOf(await indexKeys()), `surname|${partnerId}|${spelling}`) : null;
}

/** Under which a surname as somebody types it may be found, in hex. */
export async function surnameKeys(partnerId: string, typed: string): Promise<string[]> {
  const spellings = surnameSpellings(typed);
  const keys = await indexKeys();
  return keys.flatMap((key) =>
    spellings.map((spelling) => Buffer.from(blindIndex(key, `surname|${partnerId}|${spelling}`)).toString("hex")),
  );
}

/** The blind index of a telephone of a booking, in any form with the country's code, another one at every partner; empty where there is no number. */
export async function phoneKey(partnerId: string, phone: string): Promise<Uint8Array<ArrayBuffer>> {
  const digits = phoneDigits(phone);
  return digits === "" ? new Uint8Array() : blindIndex(writingOf(await indexKeys()), `phone|${partnerId}|${digits}`);
}

/** Under which telephones may be found, in hex. @param phones digits with the country's code */
export async function phoneKeys(partnerId: string, phones: readonly string[]): Promise<string[]> {
  const keys = await indexKeys();
  return keys.flatMap((key) => phones.map((digits) => Buffer.from(blindIndex(key, `phone|${partnerId}|${digits}`)).toString("hex")));
}

/** The blind index of an e-mail address that somebody signs in by, in any case. */
export async function signInKey(email: string): Promise<Uint8Array<ArrayBuffer>> {
  return writingOf(await signInKeys(email));
}

/** Under which it may be found: one of each key, the one that is written first. */
export async function signInKeys(email: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const keys = await indexKeys();
  return keys.map((key) => blindIndex(key, `sign-in|${signInAddress(email)}`));
}

/** What the book of an agency's passengers is searched by: `document` numbers and `phone` numbers, without spaces, in capitals. */
type BookIndex = "document" | "phone";

/** The blind index of a number in the book, another one at every partner. */
export async function bookKey(partnerId: string, kind: BookIndex, number: string): Promise<Uint8Array<ArrayBuffer>> {
  return writingOf(await bookKeys(partnerId, kind, number));
}

/** The blind index of a document's number in a booking: the book's own, so that one number finds whom the book and the bookings know. */
export async function documentKey(partnerId: string, number: string): Promise<Uint8Array<ArrayBuffer>> {
  const plain = plainNumber(number);
  return plain === "" ? new Uint8Array() : bookKey(partnerId, "document", plain);
}

/** Under which it may be found: one of each key, the one that is written first. */
export async function bookKeys(partnerId: string, kind: BookIndex, number: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const keys = await indexKeys();
  return keys.map((key) => blindIndex(key, `book-${kind}|${partnerId}|${number}`));
}

function writingOf<Key>([writing]: readonly Key[]): Key {
  if (!writing) throw new Error("no data key is there for blind indexes");
  return writing;
}

function blindIndex(key: Uint8Array, text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac("sha256", key).update(text).digest());
}
