import { useTranslations } from "next-intl";
import type { Offer } from "@/lib/contracts/interface/offers";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";

/** `2 adults, 1 child` of an offer's passengers. */
export function PartyText({ passengers }: { passengers: Offer["passengers"] }) {
  const t = useTranslations("common.ages");
  const counts = AGE_GROUPS.map((age) => ({ age, count: passengers.filter((passenger) => passenger.age === age).length }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ age, count }) => t(age, { count }))
    .join(", ");
}
