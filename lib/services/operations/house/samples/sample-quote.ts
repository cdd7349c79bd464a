import type { CustomerQuote } from "@/lib/contracts/portal/quotes";
import { type Locale, t } from "@/lib/domain/localized";
import { sampleJourney } from "./sample-journey";
import { SAMPLE_AGENCY } from "./sample-trip";

const NOTE = t("Two fares for the days that you named.", "Два тарифа на названные вами дни.", "Siz aytgan kunlar uchun ikkita tarif.");

/** A quote that nobody has asked for, as its customer's page would have it. */
export function sampleQuote(locale: Locale): CustomerQuote {
  const directions = sampleJourney({ locale });
  const choice = { directions, is_available: true, is_chosen: false };
  return {
    ...{
      agency: SAMPLE_AGENCY.name,
      contacts: SAMPLE_AGENCY.contacts,
      has_logo: false,
      colour: "",
      state: "open",
      booking_number: null,
      locale,
      note: NOTE[locale],
    },
    ...{ valid_until: "2030-04-03T13:00:00Z", priced: "2030-04-01T05:00:00Z", passengers: { adt: 2, chd: 0, inf: 0, ins: 0 } },
    journey: directions.map(({ departure, arrival }) => ({
      ...{ from: departure.airport.city, to: arrival.airport.city, date: departure.datetime.slice(0, 10) },
    })),
    choices: [
      { ...choice, position: 0, brand: "Light", refund: "no", change: "fee", price: { amount: 4_600_000, currency: "UZS" }, was: null },
      {
        ...choice,
        position: 1,
        brand: "Flex",
        refund: "free",
        change: "free",
        price: { amount: 5_400_000, currency: "UZS" },
        was: 5_500_000,
      },
    ],
  };
}
