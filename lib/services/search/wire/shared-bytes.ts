import type { LocalizedText } from "@/lib/domain/localized";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { AgeGroup } from "@/lib/domain/passengers/passengers";

/** So many different texts are kept: there is one for a few dozen reasons at each of some thousand airports. */
const MAX_KEPT = 10_000;
let notices = new Map<string, Uint8Array>();
let documents = new Map<string, Uint8Array>();

/** Objects that were seen before are known without comparing their texts. */
const seen = new WeakMap<LocalizedText, Uint8Array>();

/** A notice in all languages, written once: many offers have the same, some suppliers as the same object. */
export function noticeBytes(notice: LocalizedText): Uint8Array {
  const before = seen.get(notice);
  if (before) return before;
  const bytes = bytesOfText(notice);
  seen.set(notice, bytes);
  return bytes;
}

function bytesOfText(notice: LocalizedText): Uint8Array {
  const key = `${notice.uz}\n${notice.ru}\n${notice.en}`;
  const known = notices.get(key);
  if (known) return known;
  if (notices.size >= MAX_KEPT) notices = new Map();
  const bytes = Buffer.from(JSON.stringify(notice));
  notices.set(key, bytes);
  return bytes;
}

/** Document types of the age groups that travel. */
export function documentsBytes(allowed: SupplierOffer["documents"], travelling: readonly AgeGroup[]): Uint8Array {
  let key = "";
  for (const age of travelling) key += `${age} ${allowed[age]?.join(" ") ?? ""},`;
  const known = documents.get(key);
  if (known) return known;
  if (documents.size >= MAX_KEPT) documents = new Map();
  const bytes = Buffer.from(JSON.stringify(Object.fromEntries(travelling.map((age) => [age, allowed[age] ?? []]))));
  documents.set(key, bytes);
  return bytes;
}
