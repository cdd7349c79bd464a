import type { LocalizedText } from "@/lib/domain/localized";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { AgeGroup } from "@/lib/domain/passengers";

const notices = new WeakMap<LocalizedText, Uint8Array>();
const documents = new WeakMap<SupplierOffer["documents"], Map<string, Uint8Array>>();

/** A notice in all languages, written once: many offers share it. */
export function noticeBytes(notice: LocalizedText): Uint8Array {
  const known = notices.get(notice);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(notice));
  notices.set(notice, bytes);
  return bytes;
}

/** Document types of the age groups that travel. */
export function documentsBytes(allowed: SupplierOffer["documents"], travelling: readonly AgeGroup[]): Uint8Array {
  const key = travelling.join();
  const known = documents.get(allowed) ?? new Map<string, Uint8Array>();
  const earlier = known.get(key);
  if (earlier) return earlier;
  const bytes = Buffer.from(JSON.stringify(Object.fromEntries(travelling.map((age) => [age, allowed[age] ?? []]))));
  documents.set(allowed, known.set(key, bytes));
  return bytes;
}
