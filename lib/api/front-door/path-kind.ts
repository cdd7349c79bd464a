/** Kinds of paths besides the operations of the interface, by how they begin: the first that fits. */
const KINDS = [
  ["/_next/", "static"],
  ["/api/v1/", "interface"],
  ["/api/portal/", "portal"],
  ["/api/account/", "account"],
  ["/api/operator/", "operator"],
  ["/api/trip/", "trip"],
  ["/api/quote/", "trip"],
  ["/api/screen/", "trip"],
  ["/api/auth/", "auth"],
  ["/api/", "api"],
  ["/receipts/", "receipt"],
  ["/quote-files/", "receipt"],
  ["/logos/", "trip"],
  ["/brand-styles/", "trip"],
  ["/quote-cards/", "trip"],
  ["/calendars/", "trip"],
  ["/docs", "docs"],
] as const;

export type PathKind = (typeof KINDS)[number][1] | "page";

/** @param path without its query */
export function kindOf(path: string): PathKind {
  return KINDS.find(([start]) => path.startsWith(start))?.[1] ?? "page";
}

/** Files that browsers ask for, e.g. `/favicon.ico`, `/icon.svg`: the product's own, which need nothing. */
const FILE = /\.[a-z0-9]{2,5}$/;

/** Whether a path is a page that is made anew for whoever asks, from the database. */
export function isLivePage(path: string): boolean {
  return kindOf(path) === "page" && !FILE.test(path);
}
