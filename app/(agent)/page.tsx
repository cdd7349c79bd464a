import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Along } from "@/components/booking/people/along";
import { DeskView } from "@/components/desk/desk-view";
import { OfferResults } from "@/components/offers/list/offer-results";
import { SkipToOffers } from "@/components/offers/list/skip-to-offers";
import { QuoteTray } from "@/components/quotes/quote-tray";
import { PriceStrip } from "@/components/search/calendar/price-strip";
import { LINE_COOKIE } from "@/components/search/form/line/line-mode";
import { EMPTY_SEARCH } from "@/components/search/form/search-values";
import { otherSearches } from "@/components/search/other-searches";
import { parseSearch } from "@/components/search/parse-search";
import { RecentList } from "@/components/search/recent-list";
import { withoutPeople } from "@/components/search/search-address";
import { SearchPanel } from "@/components/search/search-panel";
import { DESK_TEXTS, OFFERS_TEXTS } from "@/components/shell/texts/portal-texts";
import { Texts } from "@/components/ui/texts";
import { pages } from "@/lib/client/calls/paths";
import { formatSearch } from "@/lib/client/travel/format-search";
import { parseView } from "@/lib/client/travel/offer-view";
import { toSearchQuery } from "@/lib/contracts/to-search-query";
import { tashkentToday } from "@/lib/i18n/formats";
import { readMailSettings } from "@/lib/services/channels/mail/mail-settings";
import { listAlliances } from "@/lib/services/ground/reference/list-alliances";
import { listRecentSearches } from "@/lib/services/offers/search/recent/list-recent-searches";
import { KnownPlaces } from "./known-places";
import { requireAgent } from "./require-agent";

type Parameters = Record<string, string | string[] | undefined>;

/** Each parameter once; a repeated one is nobody's search. */
function toAddress(parameters: Parameters): URLSearchParams {
  const single = Object.entries(parameters).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return new URLSearchParams(single);
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("search");
  return { title: t("title") };
}

export default async function SearchPage({ searchParams }: { searchParams: Promise<Parameters> }) {
  const address = toAddress(await searchParams);
  const { userId, partnerId } = await requireAgent(pages.search(address.toString()));
  const search = parseSearch(address);
  const recent = search ? null : await listRecentSearches({ userId, now: new Date() });
  const ways = search?.ways ?? [...EMPTY_SEARCH.ways, ...(recent?.searches.flatMap((each) => each.ways) ?? [])];
  const t = await getTranslations("search");
  return (
    <Texts of={search ? OFFERS_TEXTS : DESK_TEXTS}>
      <div className="flex flex-col gap-4 short:gap-2 md:-mt-3 md:gap-2.5">
        <KnownPlaces codes={ways.flatMap(({ from, to }) => [from, to])}>
          <h1 className="sr-only">{t("title")}</h1>
          {search ? <SkipToOffers /> : null}
          <SearchPanel search={search} isLine={(await cookies()).get(LINE_COOKIE)?.value === "1"} isOpen={address.has("change")} />
          {search?.along ? (
            <Along bookingId={search.along} agentId={userId} withoutThem={pages.search(formatSearch(withoutPeople(search)))} />
          ) : null}
          {search ? (
            <>
              <PriceStrip search={search} today={tashkentToday(new Date())} />
              <div id="offers" tabIndex={-1} data-ring="none">
                <OfferResults
                  key={formatSearch(search)}
                  query={toSearchQuery(search)}
                  asked={withoutPeople(search)}
                  alliances={listAlliances()}
                  others={otherSearches(search, tashkentToday(new Date()), parseView(address))}
                />
              </div>
              <QuoteInTheMaking partnerId={partnerId} />
            </>
          ) : (
            <>
              {recent ? <RecentList given={recent} /> : null}
              <DeskView />
              <p className="text-ink-faint text-sm max-md:hidden">{t.rich("shortcuts", { key: keyCap })}</p>
            </>
          )}
        </KnownPlaces>
      </div>
    </Texts>
  );
}

/** It begins in the language that the agency writes to its customers in. */
async function QuoteInTheMaking({ partnerId }: { partnerId: string }) {
  const { locale } = await readMailSettings({ partnerId, locale: await getLocale() });
  return <QuoteTray language={locale} />;
}

/** The keys that save an agent's time; on a phone there are none. */
function keyCap(name: ReactNode) {
  return <kbd className="mx-0.5 rounded border border-line bg-surface px-1.5 py-0.5 font-sans text-ink-soft text-xs">{name}</kbd>;
}
