/**
 * Documents a passenger may travel on (interface-facts, reference list `doc_type`): `A` a foreign or international passport, `PS`
 * Russian internal passport, `PSP` Russian international, `SR` birth certificate, `NP` national passport, `IC` identity card, `DP`
 * diplomatic, `SP` service, `PM` seaman, `VV` residence permit, `CVV` certificate of return.
 */
export const DOC_TYPES = ["A", "PS", "PSP", "SR", "NP", "IC", "DP", "SP", "PM", "VV", "CVV"] as const;
export type DocType = (typeof DOC_TYPES)[number];

/** Documents that only one country issues. */
export const ISSUED_ONLY_BY: Readonly<Partial<Record<DocType, string>>> = { PS: "RU", PSP: "RU" };

/** An Uzbek passport's number (interface-facts, Reference lists): two letters and seven digits. */
export const UZ_PASSPORT = /^[A-Z]{2}\d{7}$/;

export function isDocType(text: string): text is DocType {
  return DOC_TYPES.some((known) => known === text);
}
