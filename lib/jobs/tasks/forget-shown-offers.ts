import { forgetShownOffers } from "@/lib/services/forget-shown-offers";

export async function forgetShownOffersTask(): Promise<void> {
  await forgetShownOffers({ now: new Date() });
}
