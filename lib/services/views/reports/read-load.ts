import type { Load, LoadFigures, LoadRequest } from "@/lib/contracts/operator/reports/trade";
import { addDays, dayNumber } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import { sum } from "@/lib/domain/money";
import type { LoadGrouping } from "@/lib/domain/reports/groups";
import { shareOf } from "@/lib/domain/reports/share";
import type { Departure } from "@/lib/suppliers/port/own-schedule";
import { suppliersOf } from "@/lib/suppliers/registry";
import { groupBy } from "@/lib/util/grouping";
import { letOthersWork } from "@/lib/util/waiting/let-others-work";
import { seatsOfDay } from "../departures/seats-of";
import { inReportOrder, namesInReports } from "./names-in-reports";

interface ReadLoad {
  asked: LoadRequest;
  /** Language of the carriers' names. */
  locale: Locale;
  now: Date;
}

/** A departure with its seats. */
interface Flown {
  key: string;
  capacity: number;
  taken: number;
}

/** Three months. */
const MOST_DAYS = 92;
const WRONG_DAYS: LocalizedText = t(
  "Give a period of at most 92 days, its first day first.",
  "Укажите период не длиннее 92 дней, начиная с первого дня.",
  "Koʻpi bilan 92 kunlik davrni, birinchi kunidan boshlab kiriting.",
);

/**
 * How full the departures are that the schedule has on some days: what flew before is in it no more.
 * @throws AppError validation (`to`) where the days are in the wrong order, or too many
 */
export async function readLoad({ asked: { from, to, by, carrier }, locale, now }: ReadLoad): Promise<Load> {
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (days < 1 || days > MOST_DAYS) throw new AppError("validation", { fields: { to: [WRONG_DAYS] } });
  const flown: Flown[] = [];
  for (let day = 0; day < days; day++) {
    flown.push(...(await flownOn({ date: addDays(from, day), by, carrier, now })));
    await letOthersWork();
  }
  const rows = [...groupBy(flown, ({ key }) => key)].map(([key, all]) => ({ key, ...figuresOf(all) }));
  const nameOf = await namesInReports(by, rows, locale);
  const groups = rows.map((row) => ({ ...row, name: nameOf(row.key) }));
  return { groups: inReportOrder(by, groups, ({ taken }) => taken), totals: figuresOf(flown) };
}

interface Day extends Pick<LoadRequest, "by" | "carrier"> {
  date: string;
  now: Date;
}

async function flownOn({ date, by, carrier, now }: Day): Promise<Flown[]> {
  const found = await Promise.all(suppliersOf("live").map(async ({ ownSchedule }) => (await ownSchedule?.departures({ date, now })) ?? []));
  const seats = await seatsOfDay(date);
  return found
    .flat()
    .filter((departure) => !carrier || departure.carrier === carrier)
    .map((departure) => ({
      key: KEYS[by](departure, date),
      capacity: departure.capacities.B + departure.capacities.E,
      taken: sum(seats.get(departure.legKey)?.sold ?? []),
    }));
}

const KEYS: Readonly<Record<LoadGrouping, (departure: Departure, date: string) => string>> = {
  carrier: ({ carrier }) => carrier,
  route: ({ origin, destination }) => `${origin}-${destination}`,
  day: (_, date) => date,
};

function figuresOf(flown: readonly Flown[]): LoadFigures {
  const [capacity, taken] = [sum(flown.map((each) => each.capacity)), sum(flown.map((each) => each.taken))];
  return { departures: flown.length, capacity, taken, load: shareOf(taken, capacity) };
}
