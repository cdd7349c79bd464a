import { createHmac } from "node:crypto";
import { surnameSpellings } from "@/lib/domain/passengers/same-surname";
import { indexKeys } from "./keyring";

/** The blind index of a surname as it is written: the same for all its spellings, and another one at every partner. */
export async function surnameKey(partnerId: string, surname: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const [writing] = await indexKeys();
  const [spelling] = surnameSpellings(surname);
  return writing && spelling ? blindIndex(writing, `surname|${partnerId}|${spelling}`) : null;
}

/** Under which a surname as somebody types it may be found, in hex. */
export async function surnameKeys(partnerId: string, typed: string): Promise<string[]> {
  const spellings = surnameSpellings(typed);
  const keys = await indexKeys();
  return keys.flatMap((key) =>
    spellings.map((spelling) => Buffer.from(blindIndex(key, `surname|${partnerId}|${spelling}`)).toString("hex")),
  );
}

function blindIndex(key: Uint8Array, text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac("sha256", key).update(text).digest());
}
