import { forgetShownOffers } from "@/lib/services/search/forget-shown-offers";

export async function forgetShownOffersTask(): Promise<void> {
  await forgetShownOffers({ now: new Date() });
}
