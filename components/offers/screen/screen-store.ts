import { hasShapeOf } from "@/lib/client/calls/has-shape-of";
import { tabStore } from "@/lib/client/tab-store";
import type { ScreenMade } from "@/lib/contracts/trip/screens";

const MODEL: ScreenMade = { id: "", url: "", qr: { size: 0, path: "" }, ends: "" };

/** The second screen of this tab, through searches and reloads; null where there is none. */
export const screenStore = tabStore<ScreenMade | null>("parvoz_screen", { empty: null, isValid: isScreen });

function isScreen(found: unknown): found is ScreenMade {
  return hasShapeOf(found, MODEL);
}
