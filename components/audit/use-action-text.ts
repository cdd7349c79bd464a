import { useTranslations } from "next-intl";
import { AUDIT_ACTIONS, LOGGED_ACTIONS, type LoggedAction } from "@/lib/domain/audit/actions";
import { type AuditArea, actionsOfArea } from "@/lib/domain/audit/areas";
import { BOOKING_ACTIONS } from "@/lib/domain/booking/booking-status";

/** What an action is called; a booking's changes are called as its own page calls them. */
export function useActionText(): (action: LoggedAction) => string {
  const t = useTranslations("audit.action");
  const tBooking = useTranslations("booking.history");
  return (action) => {
    const recorded = AUDIT_ACTIONS.find((name) => name === action);
    if (recorded) return t(recorded);
    const change = BOOKING_ACTIONS.find((name) => name === action);
    return change ? tBooking(change) : action;
  };
}

/** All of them to choose from, or those of an area. */
export function useActionOptions(area?: AuditArea): { id: LoggedAction; label: string }[] {
  const textOf = useActionText();
  return (area ? actionsOfArea(area) : LOGGED_ACTIONS).map((id) => ({ id, label: textOf(id) }));
}
