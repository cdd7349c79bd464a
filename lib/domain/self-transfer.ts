import type { LocalizedText } from "./localized";
import type { TicketGroup } from "./offer";

/** What a flight says of the connection after it, where the next flight is on another ticket (`is_vtrip`, interface-facts). */
export const SELF_TRANSFER: LocalizedText = {
  uz: "Keyingi reys alohida chiptada: bagajni oling va qayta roʻyxatdan oʻting. Kechikish xavfi yoʻlovchining zimmasida.",
  ru: "Следующий рейс — по отдельному билету: получите багаж и снова зарегистрируйтесь. Риск опоздания несёт пассажир.",
  en: "The next flight is on a separate ticket: collect your baggage and check in again. Missing it is at the passenger’s own risk.",
};

/** Index of the ticket group that a flight travels in, -1 where none names it. */
export function ticketGroupOf(groups: readonly TicketGroup[], direction: number, segment: number): number {
  return groups.findIndex(({ segments }) => segments.some(([inDirection, at]) => inDirection === direction && at === segment));
}

/** Whether the next flight of the same direction is on another ticket. The last flight of a direction has no next. */
export function isSelfTransferAfter(groups: readonly TicketGroup[], direction: number, segment: number): boolean {
  const next = ticketGroupOf(groups, direction, segment + 1);
  return next !== -1 && next !== ticketGroupOf(groups, direction, segment);
}

/** Whether a flight's `information_for_clients` say so. */
export function tellsSelfTransfer(notices: readonly LocalizedText[]): boolean {
  return notices.some(({ en }) => en === SELF_TRANSFER.en);
}
