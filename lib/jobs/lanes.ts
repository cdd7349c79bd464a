import { TASKS, type TaskName } from "./names";

export const LANE_NAMES = ["tickets", "messages", "calls", "housekeeping", "receipts", "mails"] as const;

/** Jobs that wait for jobs of their own lane alone. */
export type LaneName = (typeof LANE_NAMES)[number];

interface Lane {
  /** So many of its jobs run at once in one process. */
  concurrency: number;
  /** Whether it takes all of a processor and nobody waits for it: a process that has no other lane steps back for the rest. */
  unhurried: boolean;
}

export const LANES: Record<LaneName, Lane> = {
  /** What a booking waits for. */
  tickets: { concurrency: 8, unhurried: false },
  /** Messages to partners are written. */
  messages: { concurrency: 8, unhurried: false },
  /** They are sent: that waits for the network, and costs little. Three to an endpoint leave room for others beside slow ones. */
  calls: { concurrency: 24, unhurried: false },
  /** Sweeps and purges, and the clock that queues them. */
  housekeeping: { concurrency: 2, unhurried: false },
  /** Setting a page takes a fifth of a second of one processor. Whoever asks for a receipt before its turn gets it made at once. */
  receipts: { concurrency: 1, unhurried: true },
  /** Mails are written, with their receipts, and sent: a server for mail may take half a minute for each, and holds up nothing else. */
  mails: { concurrency: 4, unhurried: true },
};

export function isLaneName(text: string): text is LaneName {
  return Object.hasOwn(LANES, text);
}

/** In which lane each task runs. */
const LANE_OF: Record<TaskName, LaneName> = {
  issue_tickets: "tickets",
  expire_booking: "tickets",
  record_airline_cancellation: "tickets",
  record_disruption: "tickets",
  answer_sandbox_refund: "tickets",
  announce_event: "messages",
  announce_account_event: "messages",
  deliver_webhook: "calls",
  sweep_stuck_bookings: "housekeeping",
  settle_overdue_changes: "housekeeping",
  recount_oversales: "housekeeping",
  tend_personal_data: "housekeeping",
  erase_old_bookings: "housekeeping",
  claim_documents: "housekeeping",
  sweep_deliveries: "housekeeping",
  purge_shown_offers: "housekeeping",
  purge_expired: "housekeeping",
  purge_webhooks: "housekeeping",
  purge_key_calls: "housekeeping",
  make_receipts: "receipts",
  mail_event: "mails",
  send_mail: "mails",
  mail_reset_link: "mails",
  sweep_mails: "housekeeping",
  purge_mails: "housekeeping",
};

/** Whether the jobs of that name run in the lane. */
export function isInLane(name: string, lane: LaneName): boolean {
  return isTaskName(name) && LANE_OF[name] === lane;
}

function isTaskName(text: string): text is TaskName {
  return Object.hasOwn(TASKS, text);
}
