import { purgeShownOffers } from "@/lib/services/search/purge-shown-offers";

export async function purgeShownOffersTask(): Promise<void> {
  await purgeShownOffers({ now: new Date() });
}
