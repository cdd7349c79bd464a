import { BOOKING_ACTIONS } from "../booking/booking-status";

/** What is recorded in the audit log besides the changes of bookings. */
export const AUDIT_ACTIONS = [
  "signed_in",
  "sign_in_failed",
  "sign_in_limited",
  "token_minted",
  "password_changed",
  "password_reset_offered",
  "password_reset",
  "second_factor_added",
  "second_factor_removed",
  "enrolment_code_made",
  "recovery_code_used",
  "recovery_codes_made",
  "session_ended",
  "key_made",
  "key_rotated",
  "key_revoked",
  "callback_added",
  "callback_changed",
  "callback_secret_rotated",
  "callback_deleted",
  "partner_added",
  "partner_suspended",
  "partner_resumed",
  "terms_changed",
  "user_added",
  "user_changed",
  "house_roles_set",
  "user_suspended",
  "user_reinstated",
  "invitation_sent",
  "invitation_withdrawn",
  "invitation_accepted",
  "bookings_handed_over",
  "rate_limits_set",
  "logo_stored",
  "logo_removed",
  "currency_granted",
  "currency_taken_back",
  "deposit_paid_in",
  "deposit_reversed",
  "proposal_made",
  "proposal_approved",
  "proposal_rejected",
  "proposal_taken_back",
  "house_limit_set",
  "low_balance_set",
  "selling_rules_set",
  "selling_price_set",
  "booking_shared",
  "brand_set",
  "mail_settings_set",
  "passengers_saved",
  "saved_passenger_changed",
  "saved_passenger_deleted",
  "quote_made",
  "quote_withdrawn",
  "refund_message_written",
  "refund_file_added",
  "booking_note_written",
  "booking_note_changed",
  "booking_note_deleted",
  "booking_handled_for_agency",
  "passenger_data_opened",
  "house_note_written",
  "ticket_stock_declared",
  "ticket_stock_closed",
  "ticket_stock_reopened",
  "passenger_list_way_declared",
  "passenger_list_way_confirmed",
  "passenger_list_way_ended",
  "passenger_list_made",
  "passenger_list_opened",
  "passenger_list_confirmed",
  "passenger_names_opened",
  "holds_released",
  "sale_limit_set",
  "sale_limit_lifted",
  "schedule_changed",
  "data_imported",
  "personal_data_erased",
  "mail_sent_again",
  "callback_tried_again",
  "test_mail_sent",
  "backup_made",
  "backup_restored",
  "restore_tried",
  "audit_exported",
  "demonstration_ended",
  "demonstration_removed",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Everything that the log lists. */
export const LOGGED_ACTIONS = [...AUDIT_ACTIONS, ...BOOKING_ACTIONS] as const;
export type LoggedAction = (typeof LOGGED_ACTIONS)[number];

/** What can have acted. */
export const ACTOR_KINDS = ["person", "operator", "key", "customer", "command", "stranger", "system"] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

const KINDS: Readonly<Record<string, ActorKind>> = {
  partner: "person",
  operator: "operator",
  key: "key",
  customer: "customer",
  command: "command",
  "command line": "command",
  stranger: "stranger",
};

/** `partner:<user id>` and the like, taken apart; who is not known by name here is a part of the service itself. */
export function actorOf(text: string): { kind: ActorKind; id: string | null } {
  const [name = "", id] = text.split(":");
  return { kind: KINDS[name] ?? "system", id: id ?? null };
}
