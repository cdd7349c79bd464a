import type { Desk, DeskItem } from "@/lib/contracts/portal/desk";
import type { WorkFilter, WorkItem } from "@/lib/contracts/portal/work-list";
import { addDays } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import { localText, utcToLocal } from "@/lib/domain/schedule/zones";
import { airportByCode } from "@/lib/reference/airports";
import { readWorkRows } from "@/lib/services/views/work-list/read-work-rows";
import { countOpenRequests } from "./count-open-requests";
import { readFunds } from "./read-funds";
import { readRefundAnswers } from "./read-refund-answers";
import { readWaitingQuotes } from "./read-waiting-quotes";

interface ReadDesk {
  partnerId: string;
  locale: Locale;
  now: Date;
}

/** Of each list; the work list has the rest. */
const MOST = 6;
/** Within 48 hours there may be more departures than of the two days that are shown. */
const MOST_LEAVING = 30;
const DAY_MS = 86_400_000;

/** What an agency has to do now, each list by an index of its own. */
export async function readDesk({ partnerId, locale, now }: ReadDesk): Promise<Desk> {
  const list = async (filter: WorkFilter, limit = MOST) =>
    (await readWorkRows({ partnerId, filter, now }, { place: null, limit, locale })).items;
  const [held, leaving, changes, openRequests, refunds, quotes, recent, funds] = await Promise.all([
    list({ sort: "hold" }),
    list({ view: "leaving" }, MOST_LEAVING),
    list({ view: "changed" }),
    countOpenRequests(partnerId),
    readRefundAnswers({ partnerId, now, limit: MOST }),
    readWaitingQuotes({ partnerId, locale, now, limit: MOST }),
    list({}),
    readFunds({ partnerId, now }),
  ]);
  const soon = new Date(now.getTime() + DAY_MS).toISOString();
  return {
    holds: held.filter(({ expire }) => expire <= soon).map(deskItemOf),
    departures: leaving.flatMap((item) => departureOf(item, now)).slice(0, MOST),
    changes: changes.map(deskItemOf),
    open_requests: openRequests,
    refunds,
    quotes,
    recent: recent.map(deskItemOf),
    funds,
  };
}

function deskItemOf({ id, booking_number, status, expire, directions, passengers, personal_data_erased }: WorkItem): DeskItem {
  return { id, booking_number, status, expire, directions, passengers, personal_data_erased };
}

/** Where the day is another one at the airport, that one counts. */
function departureOf(item: WorkItem, now: Date): Desk["departures"] {
  const departure = item.directions[0]?.departure;
  if (!departure) return [];
  const zone = airportByCode(departure.airport)?.timeZone ?? "UTC";
  const today = localText(utcToLocal(zone, Math.floor(now.getTime() / 60_000))).slice(0, 10);
  const date = departure.local.slice(0, 10);
  if (date === today) return [{ ...deskItemOf(item), day: "today" }];
  return date === addDays(today, 1) ? [{ ...deskItemOf(item), day: "tomorrow" }] : [];
}
