import { Check } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { IconButton } from "@/components/ui/press/icon-button";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { placesText } from "@/lib/client/travel/journey-text";
import type { NewsItem, NewsList } from "@/lib/contracts/portal/news";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { useSeeNews } from "./queries";

interface NewsPanelProps {
  list: NewsList | undefined;
  hasFailed: boolean;
  /** Called where a line leads away. */
  onLeave: () => void;
}

/** What is new, newest first: each line leads to its place. */
export function NewsPanel({ list, hasFailed, onLeave }: NewsPanelProps) {
  const t = useTranslations("news");
  const { mutate } = useSeeNews();
  const items = list?.items ?? [];
  const unseen = items.flatMap(({ key, is_seen }) => (is_seen ? [] : key));
  return (
    <>
      <header className="flex min-h-13 items-center justify-between gap-3 border-line border-b px-4 py-1.5">
        <h2 className="font-semibold">{t("title")}</h2>
        {unseen.length > 0 ? (
          <Button variant="quiet" size="sm" onPress={() => mutate(unseen)}>
            {t("seeAll")}
          </Button>
        ) : null}
      </header>
      {hasFailed ? <p className="px-4 py-6 text-ink-soft text-sm">{t("failed")}</p> : null}
      {list || hasFailed ? null : <ListSkeleton rows={3} />}
      {list && items.length === 0 ? (
        <div className="px-4 py-6 text-sm">
          <p className="font-medium">{t("none")}</p>
          <p className="text-ink-soft">{t("noneText")}</p>
        </div>
      ) : null}
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <NewsLine
            key={item.key}
            item={item}
            onSee={() => mutate([item.key])}
            onFollow={() => {
              if (!item.is_seen) mutate([item.key]);
              onLeave();
            }}
          />
        ))}
      </ul>
    </>
  );
}

interface NewsLineProps {
  item: NewsItem;
  onSee: () => void;
  onFollow: () => void;
}

function NewsLine({ item, onSee, onFollow }: NewsLineProps) {
  const t = useTranslations("news");
  const locale = useLocale();
  const { kind, at, is_seen, currency } = item;
  return (
    <li className={`flex items-start ${is_seen ? "" : "bg-accent-soft"}`}>
      <PageLink href={placeOf(item)} onClick={onFollow} className="min-w-0 flex-1 px-4 py-2.5 text-sm -outline-offset-2 hover:bg-sunken">
        <span className="flex items-baseline justify-between gap-3">
          <span className={is_seen ? "" : "font-medium"}>
            {is_seen ? null : <span className="sr-only">{t("isNew")}: </span>}
            {t(`kinds.${kind}`, { currency: currency ?? "" })}
          </span>
          <span className="num shrink-0 text-ink-soft text-xs">{formatInstant(at, locale)}</span>
        </span>
        <AboutText item={item} />
      </PageLink>
      {is_seen ? null : (
        <IconButton label={t("see")} onPress={onSee} className="mt-0.5 mr-1">
          <Check className="size-4" aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

/** Which booking or quote, and until when. */
function AboutText({ item: { kind, booking, quote, label, until, fall } }: { item: NewsItem }) {
  const t = useTranslations("news");
  const locale = useLocale();
  const fallText = ({ was, amount, saving, currency }: NonNullable<NewsItem["fall"]>) => {
    const money = (sum: number) => formatMoney(sum, currency, locale);
    if (was === null || saving === null) return t("firstPrice", { now: money(amount) });
    // A booking may save its agency money while its customer would pay no less: then the watch tells what.
    return saving > 0 ? t("cheaper", { saving: money(saving), was: money(was), now: money(amount) }) : "";
  };
  const parts = [
    fall && fallText(fall),
    fall && !booking && placesText(fall.route, " – "),
    booking && `${booking.booking_number} ${placesText(booking.route, " – ")}`,
    booking?.last_name,
    quote && !fall && placesText(quote.route, " – "),
    label,
    until && t(kind === "hold" ? "holdUntil" : "answerBy", { at: formatInstant(until, locale) }),
  ].filter(Boolean);
  return parts.length === 0 ? null : <span className="num block text-ink-soft">{parts.join(" · ")}</span>;
}

function placeOf({ booking, quote, fall }: NewsItem): string {
  if (fall) return pages.watches({ watch: fall.watch });
  if (booking) return pages.booking(booking.id);
  return quote ? pages.quotes({ quote: quote.id }) : pages.money();
}
