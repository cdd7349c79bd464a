import { OPERATIONS, type OperationName } from "@/lib/contracts/interface/operations";
import { operationNames } from "@/lib/contracts/openapi/errors-of";
import { OPERATION_TEXTS, TAGS } from "@/lib/contracts/openapi/texts";
import type { Locale } from "@/lib/domain/localized";
import { translated } from "@/lib/i18n/docs/phrases";

interface NavLink {
  /** Below /docs, as `pages.docs` takes it; empty is the start page. */
  page: string;
  title: string;
  method?: string;
}
interface NavGroup {
  title: string;
  links: NavLink[];
}

/**
 * The guides, in reading order. Each is `docs/guides/<page>.md`; pages that are made from the code have a route of their own.
 * Titles in other languages: lib/i18n/docs/phrases/titles.ts.
 */
export const GUIDES = [
  { page: "quick-start", title: "Quick start" },
  { page: "authentication", title: "Authentication and keys" },
  { page: "searching-and-booking", title: "Searching and booking" },
  { page: "prices-by-day", title: "Prices by day and by city" },
  { page: "paying-and-ticketing", title: "Paying and ticketing" },
  { page: "managing-bookings", title: "Managing bookings" },
  { page: "refunds", title: "Cancelling and refunds" },
  { page: "schedule-changes", title: "Changed flights" },
  { page: "webhooks", title: "Webhooks" },
  { page: "idempotency-and-limits", title: "Repeats and limits" },
  { page: "typescript-client", title: "TypeScript client" },
  { page: "python-client", title: "Python client, Postman" },
  { page: "migrating", title: "Moving an existing client" },
] as const;

const LOOK_UP: NavLink[] = [
  { page: "sandbox", title: "Sandbox" },
  { page: "errors", title: "Errors" },
  { page: "changelog", title: "Changelog" },
];

/** `pay_booking` as addresses spell it. */
function operationSlug(name: string): string {
  return name.replaceAll("_", "-");
}

/** @returns null where no operation is spelled so */
export function operationOfSlug(slug: string): OperationName | null {
  return operationNames().find((name) => operationSlug(name) === slug) ?? null;
}

/** Page of an operation, as `pages.docs` takes it. */
export function operationPage(name: string): string {
  return `reference/${operationSlug(name)}`;
}

function referenceGroups(): NavGroup[] {
  const groups = Object.keys(TAGS).map((tag) => ({
    title: tag,
    links: operationNames()
      .filter((name) => OPERATION_TEXTS[name].tag === tag)
      .map((name) => ({ page: operationPage(name), title: OPERATIONS[name].summary, method: OPERATIONS[name].method })),
  }));
  return groups.filter(({ links }) => links.length > 0);
}

function englishGroups(): NavGroup[] {
  return [
    { title: "Guides", links: [{ page: "", title: "Overview" }, ...GUIDES] },
    { title: "Look up", links: [...LOOK_UP, { page: "reference", title: "Reference" }, { page: "reference/events", title: "Events" }] },
    ...referenceGroups(),
  ];
}

/** The left navigation of every page. */
export function navGroups(locale: Locale): NavGroup[] {
  return englishGroups().map(({ title, links }) => ({
    title: translated(title, locale).text,
    links: links.map((link) => ({ ...link, title: translated(link.title, locale).text })),
  }));
}

/** Title of a page of the navigation. @param page as the navigation has it @returns null where it has none */
export function titleOf(page: string, locale: Locale): string | null {
  const links = navGroups(locale).flatMap((group) => group.links);
  return links.find((link) => link.page === page)?.title ?? null;
}
