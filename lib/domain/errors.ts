import type { LocalizedText } from "./localized";

/** Every error of the service by its stable name. Code, HTTP status and text of each stand in lib/contracts/errors.ts. */
export type ErrorName =
  | "unauthorized"
  | "wrong_credentials"
  | "second_factor_needed"
  | "wrong_code"
  | "second_factor_due"
  | "second_factor_present"
  | "second_factor_not_begun"
  | "second_factor_missing"
  | "second_factor_obligatory"
  | "token_needs_key"
  | "session_not_found"
  | "reset_link_invalid"
  | "person_not_found"
  | "last_owner"
  | "last_administrator"
  | "cross_site"
  | "offer_not_found"
  | "offer_sold_out"
  | "flight_times_changed"
  | "flight_cancelled"
  | "booking_not_found"
  | "path_not_found"
  | "method_not_allowed"
  | "body_too_large"
  | "unsupported_body"
  | "bad_json"
  | "validation"
  | "too_many_requests"
  | "internal"
  | "unavailable"
  | "processing"
  | "carrier_unconfirmed"
  | "infant_too_old"
  | "first_name_missing"
  | "last_name_missing"
  | "birthdate_missing"
  | "document_missing"
  | "passenger_field_missing"
  | "payer_email_missing"
  | "payer_phone_missing"
  | "bad_format"
  | "price_rose"
  | "price_fell"
  | "price_changed_meanwhile"
  | "deposit_too_low"
  | "name_length"
  | "names_too_long"
  | "counts_mismatch"
  | "blacklisted"
  | "wrong_issuing_country"
  | "passenger_invalid"
  | "cyrillic_not_allowed"
  | "check_names_and_documents"
  | "citizenship_not_allowed"
  | "wrong_passenger_types"
  | "bad_document_expiry"
  | "infant_needs_adult"
  | "duplicate_unpaid"
  | "duplicate_paid"
  | "refund_unavailable"
  | "void_unavailable"
  | "passengers_need_adult"
  | "directions_priced_together"
  | "document_on_flight"
  | "third_order"
  | "reference_taken"
  | "change_unavailable"
  | "name_change_unavailable"
  | "hold_extension_unavailable"
  | "currency_not_held"
  | "passenger_not_found"
  | "search_moved"
  | "payment_unavailable"
  | "tickets_unavailable"
  | "receipt_unavailable"
  | "fare_family_unavailable"
  | "receipt_not_found"
  | "trip_not_found"
  | "scope_missing"
  | "key_expired"
  | "network_not_allowed"
  | "partner_suspended"
  | "new_sales_stopped"
  | "sandbox_only"
  | "sandbox_event_unavailable"
  | "not_permitted"
  | "right_missing"
  | "operator_sells_nothing"
  | "idempotency_key_invalid"
  | "idempotency_key_reused"
  | "too_deep"
  | "too_many_parameters"
  | "not_http"
  | "headers_too_large"
  | "request_too_slow"
  | "fiscalization_unavailable"
  | "key_not_found"
  | "key_ended"
  | "endpoint_not_found"
  | "delivery_not_found"
  | "too_many_endpoints"
  | "too_many_keys"
  | "endpoint_disabled"
  | "nothing_to_send"
  | "refund_request_not_found"
  | "refund_request_decided"
  | "schedule_changed"
  | "schedule_change_not_found"
  | "schedule_change_settled"
  | "schedule_option_unavailable"
  | "schedule_alternative_gone"
  | "schedule_import_not_found"
  | "departure_not_found"
  | "sale_limit_not_found"
  | "letter_to_nobody"
  | "letter_not_found"
  | "passenger_list_not_found"
  | "passenger_list_gone"
  | "list_carrier_unknown"
  | "list_way_not_found"
  | "list_way_own"
  | "schedule_undo_unavailable"
  | "fares_undo_unavailable"
  | "table_undo_unavailable"
  | "upload_not_found"
  | "upload_too_large"
  | "upload_other_file"
  | "upload_not_checked"
  | "upload_outdated"
  | "upload_remarks_open"
  | "upload_needs_second"
  | "upload_not_planned"
  | "fares_gone"
  | "fares_not_edited"
  | "selling_changed"
  | "selling_unavailable"
  | "mail_unavailable"
  | "mail_not_found"
  | "too_many_mails"
  | "saved_passenger_not_found"
  | "quote_not_found"
  | "screen_not_found"
  | "quote_ended"
  | "quote_choice_gone"
  | "quote_price_changed"
  | "file_type_refused"
  | "file_too_large"
  | "too_many_files"
  | "too_many_messages"
  | "refund_file_not_found"
  | "bags_unavailable"
  | "note_not_found"
  | "too_many_notes"
  | "work_view_not_found"
  | "saved_report_not_found"
  | "too_many_work_views"
  | "attachment_not_found"
  | "attachment_too_large"
  | "attachment_type_refused"
  | "charter_paper_not_found"
  | "charter_paper_own"
  | "departure_cancellation_not_found"
  | "departure_cancellation_own"
  | "departure_cancellation_waits"
  | "departure_cancellation_refused"
  | "too_many_pictures"
  | "address_taken"
  | "already_in_team"
  | "already_invited"
  | "invitation_not_found"
  | "invitation_invalid"
  | "setup_link_invalid"
  | "too_many_invitations"
  | "too_many_reset_letters"
  | "agent_unavailable"
  | "proposal_not_found"
  | "proposal_settled"
  | "second_person_needed"
  | "queue_item_not_found"
  | "note_template_not_found"
  | "note_template_known"
  | "too_many_note_templates"
  | "refund_moved";

/** Field path (`passengers.0.first_name`) to texts, each in all languages. */
export type FieldErrors = Record<string, LocalizedText[]>;

interface Details {
  fields?: FieldErrors;
  /** `data` of the error envelope. */
  data?: Record<string, string | number | boolean | readonly object[]>;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** In place of the table's text, where it can say more. */
  text?: LocalizedText;
}

/** Mark by which copies of this module in one process know each other's errors: Next has one for its pages and one for its routes. */
const MARK = Symbol.for("parvoz:app-error");

/** An error that the caller is meant to see. Anything else is answered as `internal`. */
export class AppError extends Error {
  readonly [MARK] = true;
  readonly fields: FieldErrors | undefined;
  readonly data: Details["data"];
  readonly retryAfter: number | undefined;
  readonly text: LocalizedText | undefined;

  constructor(
    readonly kind: ErrorName,
    details: Details = {},
  ) {
    super(kind);
    this.fields = details.fields;
    this.data = details.data;
    this.retryAfter = details.retryAfter;
    this.text = details.text;
  }

  static override [Symbol.hasInstance](value: unknown): value is AppError {
    return typeof value === "object" && value !== null && MARK in value;
  }
}
