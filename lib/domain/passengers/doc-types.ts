/**
 * Documents a passenger may travel on (interface-facts, reference list `doc_type`): `A` a foreign or international passport, `PS`
 * Russian internal passport, `PSP` Russian international, `SR` birth certificate, `NP` national passport, `IC` identity card, `DP`
 * diplomatic, `SP` service, `PM` seaman, `VV` residence permit, `CVV` certificate of return.
 */
export const DOC_TYPES = ["A", "PS", "PSP", "SR", "NP", "IC", "DP", "SP", "PM", "VV", "CVV"] as const;
export type DocType = (typeof DOC_TYPES)[number];

/** Documents that only one country issues. */
export const ISSUED_ONLY_BY: Readonly<Partial<Record<DocType, string>>> = { PS: "RU", PSP: "RU" };

/** A national code of a universal kind: who issues it does not change what it is. */
const UNIVERSAL: Readonly<Partial<Record<DocType, DocType>>> = { PSP: "A" };

/** What a document is, whatever its country calls it: two codes of one kind are taken alike. */
function kindOf(code: string): string {
  return (isDocType(code) ? UNIVERSAL[code] : undefined) ?? code;
}

/**
 * The code of a list under which a document is taken: its own, else one of the same kind; null where the list has neither.
 * @param accepted types that flights take
 */
export function takenAs(type: string, accepted: readonly string[]): string | null {
  if (accepted.includes(type)) return type;
  return accepted.find((code) => kindOf(code) === kindOf(type)) ?? null;
}

/** An Uzbek passport's number (interface-facts, Reference lists): two letters and seven digits. */
export const UZ_PASSPORT = /^[A-Z]{2}\d{7}$/;

export function isDocType(text: string): text is DocType {
  return DOC_TYPES.some((known) => known === text);
}
