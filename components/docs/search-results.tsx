import { pages } from "@/lib/client/calls/paths";
import { AnchorHeading } from "./guides/anchor-heading";
import { TextLink } from "./guides/inline-markdown";
import { docsText } from "./language";
import type { Hit } from "./search-pages";

/** What was found in the documentation. */
export function SearchResults({ query, hits }: { query: string; hits: readonly Hit[] }) {
  const t = docsText();
  return (
    <div className="max-w-3xl space-y-4">
      <AnchorHeading level={1} text={t("search.title")} id="search" />
      <p className="text-ink-soft">{query.trim() === "" ? t("search.enter") : t("search.found", { query, count: hits.length })}</p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {hits.map(({ page, title, line }) => (
          <li key={page} className="px-4 py-3">
            <TextLink href={pages.docs(page === "overview" ? "" : page)}>{title}</TextLink>
            <p className="text-ink-soft text-sm">{line}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
