import { LinkButton } from "./press/link-button";

interface PageLinksProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  texts: { label: string; previous: string; next: string; page: string };
  /** False keeps the page where it is: a list below other things. */
  scroll?: boolean;
}

/** The way through a list of several pages; links, so that a page of it opens in a new tab too. */
export function PageLinks({ page, pages, addressOf, texts, scroll = true }: PageLinksProps) {
  if (pages <= 1) return null;
  const link = (target: number, rel: "prev" | "next", text: string) => (
    <LinkButton variant="secondary" size="sm" rel={rel} href={addressOf(target)} scroll={scroll}>
      {text}
    </LinkButton>
  );
  return (
    <nav aria-label={texts.label} className="mt-4 flex items-center justify-between gap-3">
      <span className="w-28">{page > 1 ? link(page - 1, "prev", texts.previous) : null}</span>
      <span className="num text-ink-soft text-sm">{texts.page}</span>
      <span className="w-28 text-right">{page < pages ? link(page + 1, "next", texts.next) : null}</span>
    </nav>
  );
}
