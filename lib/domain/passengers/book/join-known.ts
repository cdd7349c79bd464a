import type { DocType } from "../doc-types";

/** What a document is of which nobody has said the type: an international passport. */
export const UNSAID_TYPE = "A" satisfies DocType;

/** What a table, or the form of a booking, may leave out. */
interface Said {
  /** Empty where nothing is said. */
  middle_name: string;
  tel: string;
  /** Null where nothing is said. */
  doc_type: DocType | null;
}

/**
 * Somebody as the book keeps them from now on. Who lists people without their telephones does not say that they have none: what is not said stays as it is known.
 * It is emptied where the person is changed in the book itself.
 * @param known the same person as the book has them until now; null where they are new to it
 */
export function joinKnown<Person extends Said>(said: Person, known: (Said & { doc_type: DocType }) | null): Person & { doc_type: DocType } {
  return {
    ...said,
    middle_name: said.middle_name || (known?.middle_name ?? ""),
    tel: said.tel || (known?.tel ?? ""),
    doc_type: said.doc_type ?? known?.doc_type ?? UNSAID_TYPE,
  };
}
