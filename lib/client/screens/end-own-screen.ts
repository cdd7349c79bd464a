import { endScreen } from "./screen-calls";
import { screenStore } from "./screen-store";

/** Ends the second screen of this tab, where there is one: its customer has booked. One that could not be told ends by itself within the hour. */
export function endOwnScreen(): void {
  const screen = screenStore.read();
  if (!screen) return;
  screenStore.write(null);
  void endScreen(screen.id).catch(() => undefined);
}
