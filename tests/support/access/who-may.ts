import { readdirSync } from "node:fs";
import path from "node:path";
import { BOOKKEEPERS, READERS, ROLES, type Role, SELLERS } from "@/lib/contracts/scopes";

// Who may open what. A route or a page that is not here fails tests/access/everything-is-classified.test.ts.

/**
 * - a list of roles: signed-in people of these roles, from our own pages
 * - `partner`: whom lib/contracts/interface/operations/ says, by a credential of a partner
 * - `holder`: whoever knows the address, of which a part is the only key
 * - `anybody`
 */
export type WhoMay = readonly Role[] | "partner" | "holder" | "anybody";

const ADMINS: readonly Role[] = ["admin"];
const OPERATORS: readonly Role[] = ["operator"];

/** By the folder of `route.ts`, below app/. What stands below `api/v1` is `partner` without being named here. */
export const ROUTES: Readonly<Record<string, WhoMay>> = {
  "api/[[...path]]": "anybody",
  "api/account/invitation": "anybody",
  "api/account/invitation/read": "anybody",
  "api/account/password": ROLES,
  "api/account/password-forgotten": "anybody",
  "api/account/password-reset": "anybody",
  "api/account/second-factor": ROLES,
  "api/account/second-factor/begin": ROLES,
  "api/account/second-factor/confirm": ROLES,
  "api/account/second-factor/recovery-codes": ROLES,
  "api/account/second-factor/remove": ROLES,
  "api/account/sessions": ROLES,
  "api/account/sessions/[id]": ROLES,
  "api/auth/[...nextauth]": "anybody",
  "api/health": "anybody",
  "api/operator/audit": OPERATORS,
  "api/operator/colleagues": OPERATORS,
  "api/operator/colleagues/[id]/block": OPERATORS,
  "api/operator/colleagues/[id]/code": OPERATORS,
  "api/operator/colleagues/[id]/roles": OPERATORS,
  "api/operator/colleagues/[id]/unblock": OPERATORS,
  "api/operator/colleagues/invitations": OPERATORS,
  "api/operator/colleagues/invitations/[id]/withdraw": OPERATORS,
  "api/operator/erasures": OPERATORS,
  "api/operator/people/find": OPERATORS,
  "api/operator/people/reset-link": OPERATORS,
  "api/operator/people/reset-second-factor": OPERATORS,
  "api/operator/refund-files/[id]": OPERATORS,
  "api/operator/refund-requests": OPERATORS,
  "api/operator/refund-requests/[id]": OPERATORS,
  "api/operator/refund-requests/[id]/messages": OPERATORS,
  "api/operator/refund-requests/[id]/seen": OPERATORS,
  "api/operator/schedule-changes": OPERATORS,
  "api/operator/schedule-changes/settle": OPERATORS,
  "api/operator/schedule-imports": OPERATORS,
  "api/operator/schedule-imports/[id]": OPERATORS,
  "api/operator/schedule-imports/[id]/undo": OPERATORS,
  "api/operator/schedule-inbox": OPERATORS,
  "api/operator/schedule-inbox/[number]": OPERATORS,
  "api/operator/schedule-messages": OPERATORS,
  "api/operator/stuck": OPERATORS,
  "api/operator/today": OPERATORS,
  "api/portal/audit": ADMINS,
  "api/portal/bookings": READERS,
  "api/portal/bookings/[id]": READERS,
  "api/portal/bookings/[id]/agent": SELLERS,
  "api/portal/bookings/[id]/letters": SELLERS,
  "api/portal/bookings/[id]/mails": SELLERS,
  "api/portal/bookings/[id]/notes": READERS,
  "api/portal/bookings/[id]/notes/write": SELLERS,
  "api/portal/bookings/[id]/refund-request": SELLERS,
  "api/portal/bookings/[id]/shares": SELLERS,
  "api/portal/bookings/[id]/refund-request/files": SELLERS,
  "api/portal/bookings/[id]/refund-request/messages": SELLERS,
  "api/portal/bookings/[id]/refund-request/seen": SELLERS,
  "api/portal/bookings/[id]/selling": SELLERS,
  "api/portal/brand": ADMINS,
  "api/portal/brand/logo": ADMINS,
  "api/portal/brand/preview": ADMINS,
  "api/portal/calendar": SELLERS,
  "api/portal/callbacks": ADMINS,
  "api/portal/callbacks/[id]": ADMINS,
  "api/portal/callbacks/[id]/ping": ADMINS,
  "api/portal/callbacks/[id]/rotate": ADMINS,
  "api/portal/deliveries": ADMINS,
  "api/portal/deliveries/[id]": ADMINS,
  "api/portal/deliveries/[id]/replay": ADMINS,
  "api/portal/desk": SELLERS,
  "api/portal/destinations": SELLERS,
  "api/portal/entry-requirements": SELLERS,
  "api/portal/keys": ADMINS,
  "api/portal/keys/[id]": ADMINS,
  "api/portal/keys/[id]/calls": ADMINS,
  "api/portal/keys/[id]/rotate": ADMINS,
  "api/portal/mail-settings": ADMINS,
  "api/portal/mails": SELLERS,
  "api/portal/mails/[id]": SELLERS,
  "api/portal/money/funds": BOOKKEEPERS,
  "api/portal/money/sales": BOOKKEEPERS,
  "api/portal/money/sales/export": BOOKKEEPERS,
  "api/portal/money/statement": BOOKKEEPERS,
  "api/portal/money/statement/export": BOOKKEEPERS,
  "api/portal/notes/[id]": SELLERS,
  "api/portal/news": READERS,
  "api/portal/news/seen": READERS,
  "api/portal/offer-costs": SELLERS,
  "api/portal/offers/[id]/booking": SELLERS,
  "api/portal/passengers": SELLERS,
  "api/portal/passengers/[id]": SELLERS,
  "api/portal/passengers/find": SELLERS,
  "api/portal/places": READERS,
  "api/portal/places/named": READERS,
  "api/portal/quotes": SELLERS,
  "api/portal/quotes/[id]/mails": SELLERS,
  "api/portal/quotes/[id]/offer": SELLERS,
  "api/portal/quotes/[id]/renew": SELLERS,
  "api/portal/quotes/[id]/withdraw": SELLERS,
  "api/portal/recent-searches": READERS,
  "api/portal/refund-files/[id]": SELLERS,
  "api/portal/selling": SELLERS,
  "api/portal/selling/rules": ADMINS,
  "api/portal/team": ADMINS,
  "api/portal/team/[id]/hand-over": ADMINS,
  "api/portal/team/[id]/reinstate": ADMINS,
  "api/portal/team/[id]/role": ADMINS,
  "api/portal/team/[id]/suspend": ADMINS,
  "api/portal/team/invitations": ADMINS,
  "api/portal/team/invitations/[id]/resend": ADMINS,
  "api/portal/team/invitations/[id]/withdraw": ADMINS,
  "api/portal/work-list": READERS,
  "api/portal/work-list/choices": READERS,
  "api/portal/work-list/export": BOOKKEEPERS,
  "api/portal/work-views": READERS,
  "api/portal/work-views/[id]": READERS,
  "api/quote/[token]": "holder",
  "api/quote/[token]/choose": "holder",
  "api/quote/[token]/opened": "holder",
  "api/trip/[token]": "holder",
  "api/trip/[token]/schedule-changes/[changeId]/accept": "holder",
  "api/trip/[token]/schedule-changes/[changeId]/choose": "holder",
  "api/trip/[token]/schedule-changes/[changeId]/refund": "holder",
  "api/trip/find": "anybody",
  "calendars/[token]": "holder",
  "docs/markdown/[...page]": "anybody",
  "docs/openapi.json": "anybody",
  "docs/parvoz-client.tgz": "anybody",
  "docs/parvoz.postman_collection.json": "anybody",
  "docs/python/[file]": "anybody",
  "llms.txt": "anybody",
  "logos/[token]": "holder",
  "quote-files/[token]": "holder",
  "receipts/[token]": "holder",
  "receipts/all/[token]": "holder",
};

/** By the address of `page.tsx`: its folder below app/ without the groups in parentheses. */
export const PAGES: Readonly<Record<string, WhoMay>> = {
  "": SELLERS,
  // What no page has: a 404.
  "[...address]": "anybody",
  anywhere: SELLERS,
  "book/[offerId]": SELLERS,
  bookings: READERS,
  "bookings/[id]": READERS,
  docs: "anybody",
  "docs/[guide]": "anybody",
  "docs/errors": "anybody",
  "docs/reference": "anybody",
  "docs/reference/[operation]": "anybody",
  "docs/reference/events": "anybody",
  "docs/refunds": "anybody",
  "docs/sandbox": "anybody",
  "docs/search": "anybody",
  "forgot-password": "anybody",
  invitation: "anybody",
  mailbox: SELLERS,
  money: BOOKKEEPERS,
  "money/sales": BOOKKEEPERS,
  operator: OPERATORS,
  "operator/[...address]": "anybody",
  "operator/audit": OPERATORS,
  "operator/colleagues": OPERATORS,
  "operator/people": OPERATORS,
  "operator/refunds": OPERATORS,
  "operator/refunds/[id]": OPERATORS,
  "operator/schedule": OPERATORS,
  "operator/schedule-changes": OPERATORS,
  "operator/schedule-messages": OPERATORS,
  "operator/schedule/[id]": OPERATORS,
  "operator/security": OPERATORS,
  "operator/stuck": OPERATORS,
  passengers: SELLERS,
  "quote/[token]": "holder",
  quotes: SELLERS,
  "reset-password": "anybody",
  schedule: READERS,
  // Leads to the keys.
  settings: "anybody",
  "settings/audit": ADMINS,
  "settings/brand": ADMINS,
  "settings/callbacks": ADMINS,
  "settings/callbacks/[id]": ADMINS,
  "settings/keys": ADMINS,
  "settings/keys/[id]": ADMINS,
  "settings/mail": ADMINS,
  "settings/security": READERS,
  "settings/selling": ADMINS,
  "settings/team": ADMINS,
  "sign-in": "anybody",
  trip: "anybody",
  "trip/[token]": "holder",
  visas: READERS,
};

/** Whether signed-in people of this role may. */
export function isFor(who: WhoMay, role: Role): boolean {
  return typeof who !== "string" && who.includes(role);
}

/** Folders of all files of this name below app/, in order. */
export function foldersOf(file: "route.ts" | "page.tsx"): string[] {
  const all = readdirSync("app", { recursive: true, encoding: "utf8" });
  return all
    .filter((one) => path.basename(one) === file)
    .map((one) => (path.dirname(one) === "." ? "" : path.dirname(one)))
    .sort();
}

/** `(agent)/bookings/[id]` as `bookings/[id]`. */
export function addressOfPage(folder: string): string {
  return folder
    .split("/")
    .filter((part) => !/^\(.*\)$/.test(part))
    .join("/");
}
