"use client";

import { useTranslations } from "next-intl";
import type { Booking } from "@/lib/contracts/interface/bookings";

/** How a passenger of a booking is called, by key: by the age alone once the names are erased. */
export function usePassengerName({ passengers }: Pick<Booking, "passengers">): (key: string) => string {
  const t = useTranslations("common.ageGroups");
  return (key) => {
    const found = passengers.find((passenger) => passenger.key === key);
    if (!found) return key;
    const name = `${found.last_name} ${found.first_name}`.trim();
    return name ? `${name} · ${t(found.age)}` : t(found.age);
  };
}
