import { postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { ScreenMade, ScreenRequest } from "@/lib/contracts/trip/screens";

export function openScreen() {
  return postJson<ScreenMade>({ path: api.screens() });
}

/** Shows the beginning of the list on the screen as it is now. */
export function showOnScreen(screenId: string, list: ScreenRequest) {
  return postJson<null>({ path: api.showOnScreen(screenId), body: list });
}

export function endScreen(screenId: string) {
  return postJson<null>({ path: api.endScreen(screenId) });
}
