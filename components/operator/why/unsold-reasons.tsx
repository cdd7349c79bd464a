"use client";

import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { pages } from "@/lib/client/calls/paths";
import type { UnsoldWhy } from "@/lib/contracts/operator/why";

/** Why flights are not offered, each reason with the page where it is mended. */
export function UnsoldReasons({ reasons }: { reasons: readonly UnsoldWhy[] }) {
  const t = useTranslations("why.reason");
  return (
    <ul className="space-y-1">
      {reasons.map((reason) => {
        const mended = placeOf(reason);
        return (
          <li key={JSON.stringify(reason)}>
            <ReasonText reason={reason} />{" "}
            {mended === null ? null : (
              <PageLink href={mended.href} className="whitespace-nowrap text-accent underline">
                {t(`mend.${mended.page}`)}
              </PageLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function ReasonText({ reason }: { reason: UnsoldWhy }) {
  const t = useTranslations("why.reason");
  const tAny = useTranslations("why.reason.season");
  switch (reason.code) {
    case "restricted":
      return t("restricted");
    case "no_stock":
    case "no_way":
    case "off_sale":
      return t(reason.code, { carrier: reason.carrier });
    case "too_soon":
      return t("too_soon", { minutes: reason.minutes });
    case "short_connection":
      return t("short_connection", { airport: reason.airport, minutes: reason.minutes, needed: reason.needed });
    case "no_fare":
      return t("no_fare", { carrier: reason.carrier, from: reason.from, to: reason.to });
    case "cabin":
      return t("cabin", { fare: nameOf(reason) });
    case "advance_purchase":
      return t("advance_purchase", { fare: nameOf(reason), days: reason.days, left: reason.left });
    case "weekday":
      return t("weekday", { fare: nameOf(reason), days: weekdaysOf(reason.days_of_week) });
    case "season":
      return tAny("text", { fare: nameOf(reason), from: reason.from ?? tAny("start"), to: reason.to ?? tAny("end") });
    case "travel_days":
    case "sale_days":
      return t(reason.code, { fare: nameOf(reason), from: reason.from ?? "…", to: reason.to ?? "…" });
    case "flight_number":
      return t("flight_number", { fare: nameOf(reason), flights: reason.flights.join(", ") });
    case "class_full":
      return t("class_full", {
        ...{ fare: nameOf(reason), left: reason.seats_left, needed: reason.needed, flight: reason.flight },
        limits: reason.limits.map(({ classes, limit, sold }) => `${classes}: ${sold}/${limit}`).join(", "),
      });
  }
}

interface Named {
  carrier: string;
  route: string;
  brand: string;
  booking_class: string;
}

function nameOf({ carrier, route, brand, booking_class: bookingClass }: Named): string {
  return `${carrier} ${route} ${brand} ${bookingClass}`;
}

/** Days of the week as the trade writes them: 1 is Monday. */
function weekdaysOf(bits: number): string {
  return [1, 2, 3, 4, 5, 6, 7].filter((day) => (bits & (1 << (day - 1))) !== 0).join("");
}

type Mended = { page: "stock" | "ways" | "house" | "prices" | "flight"; href: string };

/** Where somebody changes what is in the way; null for what is a rule of the trade. */
function placeOf(reason: UnsoldWhy): Mended | null {
  switch (reason.code) {
    case "no_stock":
      return { page: "stock", href: pages.operatorStock() };
    case "no_way":
      return { page: "ways", href: pages.listWays() };
    case "off_sale":
      return { page: "house", href: pages.operatorHouse() };
    case "no_fare":
      return { page: "prices", href: pages.prices({ carrier: reason.carrier }) };
    case "class_full":
      return { page: "flight", href: pages.departure(reason.departure) };
    case "cabin":
    case "advance_purchase":
    case "weekday":
    case "season":
    case "travel_days":
    case "sale_days":
    case "flight_number":
      return { page: "prices", href: faresOf(reason) };
    default:
      return null;
  }
}

function faresOf({ carrier, route, booking_class }: Named): string {
  const [origin, destination] = route.split("–");
  return pages.prices({ carrier, origin, destination, booking_class });
}
