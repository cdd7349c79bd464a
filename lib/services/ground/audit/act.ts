/** Who changes something, by which request, and when: made once at the door, and passed whole. */
export interface Act {
  /** As booking events name them: 'partner:<user id>', 'operator:<user id>', 'key:<key id>', 'customer', 'worker'. */
  actor: string;
  /** Id of the request that did it, or that led to the job that does; see the column booking_event.request_id. */
  requestId?: string | null | undefined;
  /** Hex, of partner and Idempotency-Key; see the column booking_event.request_key. */
  requestKey?: string | null | undefined;
  now: Date;
}
