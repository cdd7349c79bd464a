import type { DocType } from "../doc-types";

/** What a zone belongs to: a document of our lists, a visa, or something that nobody travels on alone. */
export type DocumentKind = DocType | "visa" | "other";

/** Passports by their second letter (part 4, section 4.2.2.1, and its appendix of codes); all others are passports like any. */
const PASSPORTS: Readonly<Record<string, DocType>> = { D: "DP", O: "SP", S: "SP" };

/** Passports like any that have such a letter nevertheless: China's ordinary one, and Korea's for a single journey. */
const ORDINARY: ReadonlySet<string> = new Set(["POCHN", "PSKOR"]);

/**
 * The kind of a document by the first two characters of its zone and the state that issues it: ICAO Doc 9303 part 4 for passports (P), part 5 and
 * 6 for cards (A, C, I; AC is a certificate of crew members, a second R a residence permit), part 7 for visas (V). Russia writes PN for its
 * internal passport, and the United States C1 and C2 for cards of permanent residents.
 */
export function documentKind(code: string, issuer: string): DocumentKind {
  const [first = "", second = ""] = code;
  if (first === "V") return "visa";
  if (first === "P" && issuer === "RUS") return russianPassport(second);
  if (first === "P") return ORDINARY.has(code + issuer) ? "A" : (PASSPORTS[second] ?? "A");
  if (!/^[ACI]$/.test(first) || code === "AC") return "other";
  const isPermit = second === "R" || (issuer === "USA" && /^C[12]$/.test(code));
  return isPermit ? "VV" : "IC";
}

function russianPassport(second: string): DocType {
  return second === "N" ? "PS" : (PASSPORTS[second] ?? "PSP");
}
