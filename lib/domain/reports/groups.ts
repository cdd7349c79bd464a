import { SALES_GROUPS } from "../selling/sales";

/** By what the house counts what its agencies have bought: as they do themselves, and by agency. */
export const SALE_GROUPS = ["agency", ...SALES_GROUPS] as const;
export type SaleGrouping = (typeof SALE_GROUPS)[number];

/** The same of what came back, and by why it did. */
export const REFUND_GROUPS = ["kind", ...SALE_GROUPS] as const;
export type RefundGrouping = (typeof REFUND_GROUPS)[number];

/** By what departures are counted. */
export const LOAD_GROUPS = ["carrier", "route", "day"] as const satisfies readonly SaleGrouping[];
export type LoadGrouping = (typeof LOAD_GROUPS)[number];

/** What a line of the report of tickets tells of. */
export const TICKET_ACTS = ["sale", "extras", "refund", "void"] as const;
export type TicketAct = (typeof TICKET_ACTS)[number];
