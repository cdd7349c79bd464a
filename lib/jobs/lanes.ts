import { TASKS, type TaskName } from "@/lib/services/ground/outbox/job-names";

export const LANE_NAMES = [
  "tickets",
  "messages",
  "calls",
  "holds",
  "housekeeping",
  "maintenance",
  "receipts",
  "mails",
  "uploads",
  "watches",
] as const;

/** Jobs that wait for jobs of their own lane alone. */
export type LaneName = (typeof LANE_NAMES)[number];

interface Lane {
  /** So many of its jobs run at once in one process. */
  concurrency: number;
  /** How often each of its places looks for jobs that nobody has announced: those that were queued for later. Milliseconds. */
  pollMs: number;
  /** Whether it takes all of a processor and nobody waits for it: a process that has no other lane steps back for the rest. */
  unhurried: boolean;
}

/** Jobs are announced as they are queued, and woken for by the jobs before them (lane-looks.ts): each look costs the database something. */
const SELDOM_MS = 10_000;
/** Where seconds count. */
const OFTEN_MS = 1_000;

export const LANES: Record<LaneName, Lane> = {
  /** What a booking waits for. */
  tickets: { concurrency: 8, pollMs: OFTEN_MS, unhurried: false },
  /** Messages to partners are written. */
  messages: { concurrency: 8, pollMs: SELDOM_MS, unhurried: false },
  /** They are sent, and suppliers told to let go: that waits for the network, and costs little. Three to an endpoint leave room for others beside slow ones. */
  calls: { concurrency: 24, pollMs: SELDOM_MS, unhurried: false },
  /** The sweep by which holds end: it waits for nothing else. */
  holds: { concurrency: 2, pollMs: SELDOM_MS, unhurried: false },
  /** The other sweeps of each minute, a place for each, and the clock that queues all of them. */
  housekeeping: { concurrency: 4, pollMs: SELDOM_MS, unhurried: false },
  /** What takes long and nobody waits for: purges and erasing. */
  maintenance: { concurrency: 2, pollMs: SELDOM_MS, unhurried: false },
  /** Setting a page takes a fifth of a second of one processor. Whoever asks for a receipt before its turn, or in another language, gets it made at once. */
  receipts: { concurrency: 1, pollMs: SELDOM_MS, unhurried: true },
  /** Mails are written, with their receipts, and sent: a server for mail may take half a minute for each, and holds up nothing else. */
  mails: { concurrency: 4, pollMs: SELDOM_MS, unhurried: true },
  /** Files of the back office are read and compared: of a large one that takes a processor for seconds. */
  uploads: { concurrency: 1, pollMs: SELDOM_MS, unhurried: true },
  /** Prices that are watched are searched for anew: of many that takes a processor for seconds. */
  watches: { concurrency: 1, pollMs: SELDOM_MS, unhurried: true },
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
  release_hold: "calls",
  sweep_stuck_bookings: "holds",
  settle_overdue_changes: "housekeeping",
  recount_oversales: "housekeeping",
  make_due_lists: "maintenance",
  mail_lists: "mails",
  renew_data_keys: "maintenance",
  erase_old_bookings: "maintenance",
  sweep_deliveries: "housekeeping",
  purge_shown_offers: "maintenance",
  purge_expired: "maintenance",
  purge_webhooks: "maintenance",
  purge_key_calls: "maintenance",
  sum_deposit_days: "maintenance",
  number_acts: "maintenance",
  make_due_reports: "maintenance",
  mail_reports: "mails",
  index_phones: "maintenance",
  apply_agreed_terms: "maintenance",
  lapse_charter_papers: "maintenance",
  make_receipts: "receipts",
  mail_event: "mails",
  send_mail: "mails",
  mail_reset_link: "mails",
  sweep_mails: "housekeeping",
  purge_mails: "maintenance",
  check_upload: "uploads",
  apply_upload: "uploads",
  refund_cancelled: "housekeeping",
  release_closed: "housekeeping",
  check_watches: "watches",
};

/** Whether the jobs of that name run in the lane. */
export function isInLane(name: string, lane: LaneName): boolean {
  return isTaskName(name) && LANE_OF[name] === lane;
}

function isTaskName(text: string): text is TaskName {
  return Object.hasOwn(TASKS, text);
}
