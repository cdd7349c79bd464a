import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { TextPart } from "@/components/ui/texts";

/** What the portal's frame says. Each page brings its own texts besides: all of them were four fifths of the first page's bytes. */
export const FRAME_TEXTS = ["common", "news", "line", "palette"] as const satisfies readonly TextPart[];

/** What the page of search says once a search is on. */
export const OFFERS_TEXTS = [
  "common",
  "search",
  "line",
  "calendar",
  "selling",
  "quotes",
  "mail",
  "entry",
  "screens",
  "watch",
] as const satisfies readonly TextPart[];

/** What it says before: the desk stands there. */
export const DESK_TEXTS = [...OFFERS_TEXTS, "desk", "booking", "changes"] as const satisfies readonly TextPart[];

/** What only the back office says, the pages for customers and those before signing in. */
const ELSEWHERE: ReadonlySet<string> = new Set<TextPart>([
  "agencies",
  "attachments",
  "auth",
  "bank",
  "changeRules",
  "charters",
  "closedDays",
  "colleagues",
  "design",
  "finding",
  "flights",
  "houseMoney",
  "legal",
  "mailTemplates",
  "office",
  "operator",
  "people",
  "prices",
  "proposals",
  "queues",
  "reports",
  "series",
  "service",
  "stock",
  "tryIt",
  "uploads",
  "why",
  "followed",
]);

/** Whether pages of the portal may say it. */
export const isOfPortal = (part: string): boolean => !ELSEWHERE.has(part);

/** The texts of all pages of the portal but its first: the layout of each of its folders. */
export async function PortalTexts({ children }: { children: ReactNode }) {
  const texts = Object.entries(await getMessages()).filter(([part]) => isOfPortal(part));
  return <NextIntlClientProvider messages={Object.fromEntries(texts)}>{children}</NextIntlClientProvider>;
}
