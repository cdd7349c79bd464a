/** A column that keeps personal data sealed. */
interface Sealed {
  /** The table's primary key, in its order, with the type of each of its columns. */
  key: Readonly<Record<string, "uuid" | "text" | "bytea">>;
  /** What binds a value to its row, as SQL: a value that is moved to another row opens nowhere. */
  row: string;
  /** Files. Everything else is text. */
  isBytes?: true;
  /** What erases it with its booking; of what belongs to no booking, nothing. */
  erasedBy?: "erase_booking_v1" | "eraseMessages";
}

const ID = { key: { id: "uuid" }, row: "id" } as const;
const OF_BOOKING = { ...ID, erasedBy: "erase_booking_v1" } as const;

/** Every sealed column: only these can be sealed and opened, and from here follows what keys are rotated over and counted in. */
export const SEALED_COLUMNS = {
  "booking_passenger.sealed_name": OF_BOOKING,
  "booking_passenger.sealed_details": OF_BOOKING,
  "booking.sealed_payer": OF_BOOKING,
  "webhook_event.body": { key: { id: "text" }, row: "id", erasedBy: "eraseMessages" },
  "idempotency_record.body": {
    key: { partner_id: "uuid", key_hash: "bytea" },
    row: "partner_id || ':' || encode(key_hash, 'hex')",
  },
  "receipt_file.pdf": {
    key: { passenger_id: "uuid", locale: "text" },
    row: "passenger_id || ':' || locale",
    isBytes: true,
    erasedBy: "erase_booking_v1",
  },
  "refund_request.note": { ...OF_BOOKING, row: "booking_id" },
  "refund_message.words": OF_BOOKING,
  "refund_file.name": OF_BOOKING,
  "refund_file.content": { ...OF_BOOKING, isBytes: true },
  "booking_note.words": OF_BOOKING,
  "house_note.words": OF_BOOKING,
  "house_act.reason": OF_BOOKING,
  "proposal.words": OF_BOOKING,
  "queue_item.sealed_reason": { key: { kind: "text", subject: "text" }, row: "kind || ':' || subject", erasedBy: "erase_booking_v1" },
  "account_act.reason": ID,
  "agency_letter.words": ID,
  "attachment.name": ID,
  "attachment.content": { ...ID, isBytes: true },
  "saved_passenger.sealed_person": ID,
  "quote.words": OF_BOOKING,
  "price_watch.sealed_customer": OF_BOOKING,
  "app_user.sealed_person": ID,
  "invitation.sealed_address": ID,
  "webhook_endpoint.email": ID,
  "mail.sealed_recipient": OF_BOOKING,
  "mail.sealed_message": { ...OF_BOOKING, isBytes: true },
  "report_sending.sealed_file": { ...ID, isBytes: true },
  "passenger_list_entry.sealed_entry": {
    key: { list_id: "uuid", passenger_id: "uuid" },
    row: "list_id || ':' || passenger_id",
    erasedBy: "erase_booking_v1",
  },
} as const satisfies Record<`${string}.${string}`, Sealed>;

export type SealedColumn = keyof typeof SEALED_COLUMNS;

/** The same as a list, parted as SQL needs it. */
export function sealedColumns(): (Sealed & { name: SealedColumn; table: string; column: string })[] {
  const names = Object.keys(SEALED_COLUMNS).filter((name): name is SealedColumn => name in SEALED_COLUMNS);
  return names.map((name) => {
    const [table = "", column = ""] = name.split(".");
    return { ...SEALED_COLUMNS[name], name, table, column };
  });
}
