import type { Disruptions } from "./disruptions";
import type { Ordering } from "./ordering";
import type { OwnSchedule } from "./own-schedule";
import type { Selling } from "./selling";

/**
 * A source of flights. Nothing above the port knows which one an offer came from, and nothing asks. Every method may throw SupplierUnconfirmed,
 * and does where its own network fails: other errors of connections are those of our own database.
 */
export interface Supplier {
  readonly code: string;
  readonly selling: Selling;
  readonly ordering: Ordering;
  readonly ownSchedule?: OwnSchedule;
  /** Of a test airline alone. */
  readonly disruptions?: Disruptions;
}
