/** What is asked of a database that grows: the pages of the largest agency's people, those of the back office over all agencies, and one booking's writes. */
import { bookingRequest } from "@/lib/contracts/interface/bookings";
import type { WorkFilter } from "@/lib/contracts/portal/work-list";
import { addDays } from "@/lib/domain/dates";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { createBooking } from "@/lib/services/booking/create/create-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { listNews } from "@/lib/services/desk/news/list-news";
import { readDesk } from "@/lib/services/desk/waiting/read-desk";
import { readFunds } from "@/lib/services/desk/waiting/read-funds";
import { readPortalBooking } from "@/lib/services/views/booking-page/read-portal-booking";
import { findBookings } from "@/lib/services/views/bookings/find-bookings";
import { findAnything } from "@/lib/services/views/office/find/find-anything";
import { listOfficeWork } from "@/lib/services/views/office/list-office-work";
import { listRefunds } from "@/lib/services/views/refunds/list-refunds";
import { readHouseSales } from "@/lib/services/views/reports/read-house-sales";
import { readSales } from "@/lib/services/views/sales/read-sales";
import { listStatement } from "@/lib/services/views/statement/list-statement";
import { listTransactions } from "@/lib/services/views/statement/list-transactions";
import { listWork } from "@/lib/services/views/work-list/list-work";
import { listWorkChoices } from "@/lib/services/views/work-list/list-work-choices";
import { bookingBody } from "@/scripts/storm/buyer";
import { surnameAt } from "./fill";

/** Things that are there, drawn anew for each database. */
export interface Sample {
  id: string;
  number: string;
  pnr: string;
  ticket: string;
}

export interface Asked {
  partner: PartnerContext;
  agent: string;
  samples: readonly Sample[];
  offers: readonly string[];
  now: Date;
  /** Ids of bookings that were made and wait for their payment, and of those that wait for tickets. */
  made: string[];
  paid: string[];
}

type Page = (asked: Asked, turn: number) => Promise<unknown>;

const locale = "ru" as const;
const dayOf = (now: Date, before: number) => addDays(now.toISOString().slice(0, 10), -before);
const work =
  (filter: WorkFilter): Page =>
  ({ partner, now }) =>
    listWork({ partnerId: partner.id, filter, locale, now });
const search =
  (typed: (sample: Sample, turn: number) => string): Page =>
  ({ partner, samples, now }, turn) =>
    listWork({ partnerId: partner.id, filter: { search: typed(sampleAt(samples, turn), turn) }, locale, now });
const findText =
  (typed: (sample: Sample, turn: number) => string): Page =>
  ({ samples, now }, turn) =>
    findAnything({ text: typed(sampleAt(samples, turn), turn), locale, now });
const officeWork =
  (filter: WorkFilter): Page =>
  ({ now }) =>
    listOfficeWork({ filter, locale, now });
const month = (now: Date) => ({ from: dayOf(now, 29), to: dayOf(now, 0) });
const year = (now: Date) => ({ from: dayOf(now, 364), to: dayOf(now, 0) });

function sampleAt(samples: readonly Sample[], turn: number): Sample {
  const sample = samples[turn % samples.length];
  if (!sample) throw new Error("no bookings to ask for");
  return sample;
}

/** A page far behind: the first of a month that is over is as good as the ten thousandth row. */
const farBehind: Page = ({ partner, now }) => {
  const filter = { created_to: dayOf(now, 300) };
  return listWork({ partnerId: partner.id, filter, locale, now });
};

export const PAGES: Readonly<Record<string, Page>> = {
  desk: ({ partner, now }) => readDesk({ partnerId: partner.id, locale, now }),
  news: ({ partner, agent, now }) =>
    listNews({ reader: { partnerId: partner.id, userId: agent.replace("partner:", ""), role: "agent" }, now }),
  "work list": work({}),
  "work list, ten months back": farBehind,
  "work list by amount": work({ sort: "amount" }),
  "work list by departure": work({ sort: "departure" }),
  "work list, leaving": work({ view: "leaving" }),
  "work list, refunds open": work({ view: "refunds" }),
  "work list of a status": work({ status: "cancelled" }),
  "work list of a carrier": work({ carrier: "HY" }),
  "work list of a route": work({ from: "TAS", to: "IST" }),
  "work list of an agent": (asked, turn) => work({ agent: asked.agent })(asked, turn),
  "choices of the work list": ({ partner }) => listWorkChoices({ partnerId: partner.id, locale }),
  "find by number": search(({ number }) => number),
  "find by PNR": search(({ pnr }) => pnr),
  "find by ticket": search(({ ticket }) => ticket),
  "find by a rare surname": search((_, turn) => surnameAt(1_000 + turn)),
  "find by the commonest surname": search(() => surnameAt(0)),
  "interface: bookings": ({ partner }) => findBookings({ partnerId: partner.id, query: {} }),
  "interface: bookings of a common surname": ({ partner }) => findBookings({ partnerId: partner.id, query: { last_name: surnameAt(0) } }),
  "interface: bookings that changed": ({ partner, now }) =>
    findBookings({ partnerId: partner.id, query: { updated_since: new Date(now.getTime() - 86_400_000).toISOString() } }),
  "interface: refunds": ({ partner }) => listRefunds({ partnerId: partner.id, query: {} }),
  "interface: transactions": ({ partner }) => listTransactions({ partnerId: partner.id, query: {} }),
  "one booking": ({ partner, samples, now }, turn) =>
    readPortalBooking({ partnerId: partner.id, bookingId: sampleAt(samples, turn).id, now }),
  funds: ({ partner, now }) => readFunds({ partnerId: partner.id, now }),
  "statement of a month": ({ partner, now }) => listStatement({ partnerId: partner.id, filter: month(now) }),
  "statement of a year": ({ partner, now }) => listStatement({ partnerId: partner.id, filter: year(now) }),
  "statement of a month a year ago": ({ partner, now }) =>
    listStatement({ partnerId: partner.id, filter: { from: dayOf(now, 394), to: dayOf(now, 365) } }),
  "statement of a month, of an agent": ({ partner, agent, now }) =>
    listStatement({ partnerId: partner.id, filter: { ...month(now), agent } }),
  "sales of a month by day": ({ partner, now }) => readSales({ partnerId: partner.id, asked: { ...month(now), by: "day" }, locale }),
  "sales of a month by agent": ({ partner, now }) => readSales({ partnerId: partner.id, asked: { ...month(now), by: "agent" }, locale }),
  "sales of a year by day": ({ partner, now }) => readSales({ partnerId: partner.id, asked: { ...year(now), by: "day" }, locale }),
  "sales of a year by route": ({ partner, now }) => readSales({ partnerId: partner.id, asked: { ...year(now), by: "route" }, locale }),
  "sales of a year by carrier": ({ partner, now }) => readSales({ partnerId: partner.id, asked: { ...year(now), by: "carrier" }, locale }),
  "office: find by number": findText(({ number }) => number),
  "office: find by PNR": findText(({ pnr }) => pnr),
  "office: find by ticket": findText(({ ticket }) => ticket),
  "office: find by a rare surname": findText((_, turn) => surnameAt(1_000 + turn)),
  "office: find by the commonest surname": findText(() => surnameAt(0)),
  "office: find by a telephone": findText(() => "+998901234567"),
  "office: work list": officeWork({}),
  "office: work list by departure": officeWork({ sort: "departure" }),
  "office: work list of a status": officeWork({ status: "cancelled" }),
  "office: sales of a month by agency": ({ now }) => readHouseSales({ asked: { ...month(now), by: "agency", currency: "UZS" }, locale }),
  "office: sales of a year by agency": ({ now }) => readHouseSales({ asked: { ...year(now), by: "agency", currency: "UZS" }, locale }),
};

/** In their order: a booking is made, paid and ticketed. */
export const WRITES: Readonly<Record<string, Page>> = {
  "a booking is made": async ({ partner, agent, offers, made, now }, turn) => {
    const body = bookingRequest.parse(JSON.parse(bookingBody(Math.random)));
    const offerId = offers[turn % offers.length] ?? "";
    made.push((await createBooking({ partner, actor: agent, locale, offerId, body, now })).id);
  },
  "it is paid": async ({ partner, agent, made, paid, now }) => {
    const bookingId = made.pop() ?? "";
    await payBooking({ partnerId: partner.id, bookingId, actor: agent, now });
    paid.push(bookingId);
  },
  "its tickets are issued": async ({ paid, now }) => {
    await issueTickets({ bookingId: paid.pop() ?? "", now });
  },
};
