import { hasShapeOf } from "@/lib/client/calls/has-shape-of";
import { tabStore } from "@/lib/client/tab-store";
import type { ScreenMade } from "@/lib/contracts/trip/screens";

export interface OpenScreen extends ScreenMade {
  /** What its customer asked for, as `wishOf` says it: searches of another one are not shown to them. */
  wish: string;
}

const MODEL: OpenScreen = { id: "", url: "", qr: { size: 0, path: "" }, ends: "", wish: "" };

/** The second screen of this tab, through searches and reloads; null where there is none. */
export const screenStore = tabStore<OpenScreen | null>("parvoz_screen_2", { empty: null, isValid: isScreen });

function isScreen(found: unknown): found is OpenScreen {
  return hasShapeOf(found, MODEL);
}
