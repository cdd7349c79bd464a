import { PageLink } from "@/components/ui/page-link";
import { docsLink, docsLocale, docsText } from "./language";
import { titleOf } from "./nav";

const CARDS = ["quick-start", "sandbox", "reference", "errors", "webhooks", "migrating"] as const;

/** Links from the start page. */
export function StartCards() {
  const t = docsText();
  return (
    <ul className="mt-8 grid max-w-4xl gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {CARDS.map((page) => (
        <li key={page}>
          <PageLink
            href={docsLink(page)}
            className="block h-full rounded-xl border border-line bg-surface p-4 shadow-card hover:border-accent-line"
          >
            <span className="font-semibold text-accent text-lg">{titleOf(page, docsLocale())}</span>
            <span className="mt-1 block text-ink-soft text-sm">{t(`cards.${page}`)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
