/** How holders of an ordinary passport may enter a country. */
export const ENTRY_KINDS = ["visa_free", "on_arrival", "e_visa", "eta", "visa_required"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
