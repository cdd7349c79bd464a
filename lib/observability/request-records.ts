import { processWide } from "@/lib/util/process-wide";

/** What is known of a request under way, for its line in the log and its place in the metrics. */
export interface RequestRecord {
  /** Operation of the interface (lib/contracts/interface/operations/), else the kind of path: never what a caller has sent. */
  operation: string;
  partnerId: string | null;
  /** The API key that it was sent with. */
  keyId: string | null;
  /** The booking that it names or has made. */
  bookingId: string | null;
}

const records = () => processWide("requests", () => new Map<string, RequestRecord>());

/** Begins a record, which `endRecord` ends. */
export function beginRecord(requestId: string, operation: string): RequestRecord {
  const record = { operation, partnerId: null, keyId: null, bookingId: null };
  records().set(requestId, record);
  return record;
}

/** Adds to the record of a request what only its route finds out; requests that came past the front door have none. */
export function noteRequest(requestId: string, known: Partial<RequestRecord>): void {
  const record = records().get(requestId);
  if (record) Object.assign(record, known);
}

export function endRecord(requestId: string): void {
  records().delete(requestId);
}
