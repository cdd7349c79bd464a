import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { BookPage } from "@/components/booking/form/book-page";
import { pages } from "@/lib/client/calls/paths";
import { readSeenCost } from "@/lib/client/calls/seen-cost";
import { isMajor, toMajor } from "@/lib/domain/money";
import { readContactEmail } from "@/lib/services/access/brand/read-contact-email";
import { readBookSettings } from "@/lib/services/access/passenger-book/book-settings";
import { readMailSettings } from "@/lib/services/channels/mail/mail-settings";
import { listCountries } from "@/lib/services/ground/reference/list-countries";
import { findQuotedOffer } from "@/lib/services/offers/offer/quoted-offer";
import { requireAgent } from "../../require-agent";

interface Props {
  params: Promise<{ offerId: string }>;
  searchParams: Promise<Partial<Record<"seen" | "total" | "sold" | "search", string | string[]>>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("booking.form");
  return { title: t("title") };
}

export default async function Page({ params, searchParams }: Props) {
  const [{ offerId }, query, locale] = await Promise.all([params, searchParams, getLocale()]);
  // Addresses of an older version name the cost as it is.
  const [total, sold] = [readSeenCost(query.seen) ?? amountIn(query.total), amountIn(query.sold)];
  const search = typeof query.search === "string" ? query.search : "";
  const id = decodeURIComponent(offerId);
  const { userId, partnerId, email } = await requireAgent(pages.book(id, { ...(total && { total }), ...(sold && { sold }), search }));
  const [countries, quoted, sending, contact, { saves_booked }] = await Promise.all([
    listCountries({ locale }),
    findQuotedOffer({ partnerId, offerId: id }),
    readMailSettings({ partnerId, locale }),
    readContactEmail({ partnerId }),
    readBookSettings({ partnerId }),
  ]);
  return (
    <BookPage
      offerId={id}
      chosen={{ total, sold }}
      quoted={quoted && { offerId: id, locale: quoted.locale, cost: toMajor(quoted.costMinor), selling: toMajor(quoted.sellingMinor) }}
      search={search}
      countries={countries}
      sending={sending}
      ownEmail={contact ?? email}
      agentId={userId}
      isSaved={saves_booked}
    />
  );
}

/** Major units; null where the address names none. */
function amountIn(text: string | string[] | undefined): number | null {
  const amount = Number(text);
  return isMajor(amount) && amount > 0 ? amount : null;
}
