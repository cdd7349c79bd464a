import { purgeShownOffers } from "@/lib/services/search/purge-shown-offers";

export async function forgetShownOffersTask(): Promise<void> {
  await purgeShownOffers({ now: new Date() });
}
