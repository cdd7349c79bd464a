import type { UploadScheduleReport, UploadTableChange, UploadTableReport } from "@/lib/contracts/operator/uploads";
import type { TableChange } from "@/lib/domain/pricing/fare-changes/compare-rows";
import type { FareChange, NameChange, TermChange } from "@/lib/domain/pricing/fare-changes/fare-change";
import { priceText } from "@/lib/domain/pricing/fare-changes/first-prices";
import { DATE_CHANGES, type SoldFlightChange } from "@/lib/domain/schedule/comparison/change-report";
import type { NotOnSale } from "@/lib/services/booking/ticket-stock/carriers-not-on-sale";
import type { ScheduleReport } from "../../imports/import-schedule";
import type { CsvReport } from "../../imports/parts/import-csv";

/** Flights, names and prices told one by one. */
const NAMED = 20;
/** Values of a column told one by one. */
const NAMED_VALUES = 5;

/** What a schedule file changes, as the page shows it. */
export function presentSchedule(report: ScheduleReport): UploadScheduleReport {
  const { counts, change } = report;
  return {
    kind: "schedule",
    ...{ legs_read: counts.legsRead, legs_kept: report.legsWritten, flights: report.flights, dated_flights: report.datedFlights },
    sets: report.sets.map(({ validFrom, validTo, ...set }) => ({ ...set, valid_from: validFrom, valid_to: validTo })),
    changes: change.carriers.flatMap((each) =>
      DATE_CHANGES.filter((kind) => each[kind].dates > 0).map((kind) => ({ carrier: each.carrier, change: kind, ...each[kind] })),
    ),
    sold_flights: change.soldFlights.slice(0, NAMED).map(presentSold),
    sold_flight_count: change.soldFlightCount,
    assumed_seats: change.assumedSeats,
    without_fares: report.withoutFares,
    ...lacking(report.notOnSale),
  };
}

function lacking(lack: NotOnSale): Pick<UploadTableReport, "not_on_sale" | "without_way" | "without_paper"> {
  return { not_on_sale: lack.withoutStock, without_way: lack.withoutWay, without_paper: lack.withoutPaper };
}

function presentSold({ carrier, flightNumber, suffix, seats, dates }: SoldFlightChange): UploadScheduleReport["sold_flights"][number] {
  const changes = DATE_CHANGES.filter((change) => dates[change] > 0).map((change) => ({ change, dates: dates[change] }));
  return { flight: `${carrier}${flightNumber}${suffix}`, seats, changes };
}

/** What a table's file changes, as the page shows it. */
export function presentTable(report: CsvReport): UploadTableReport {
  return {
    kind: "table",
    ...{ rows_read: report.rowsRead, rows_written: report.rowsWritten, rows_replaced: report.rowsReplaced },
    changes: [...report.changes.map(presentFareChange), ...report.tableChanges.map(presentRows)],
    ...lacking(report.notOnSale),
  };
}

/** What becomes of one carrier's fares, as pages show it. */
export function presentFareChange(change: FareChange): UploadTableChange {
  const named = [
    ...pair("routes", change.routes),
    ...pair("brands", change.brands),
    ...pair("brands_of_routes", change.brandsOfRoutes),
    ...pair("seasons", change.seasons),
    ...list("seasons_unsold", change.unsoldSeasons),
    ...list("routes_shorter", change.shorterRoutes),
    ...list("brands_shorter", change.shorterBrands),
    ...list("routes_earlier", change.earlierRoutes),
    ...list("brands_earlier", change.earlierBrands),
    ...pair("classes", change.bookingClasses),
  ];
  const prices = change.firstPrices.slice(0, NAMED).map(({ of, before, after }) => {
    return { of, before: priceText(before), after: priceText(after) };
  });
  return {
    scope: change.carrier,
    ...change.fares,
    names: named,
    ...{ prices, price_count: change.firstPrices.length },
    terms: change.terms.map(presentTerm),
  };
}

/** What becomes of the rows of a table, as pages show it. */
export function presentRows({ scope, rows, given, terms, jumps }: TableChange): UploadTableChange {
  return {
    scope,
    ...rows,
    names: pair("rows", given),
    ...{ prices: jumps.slice(0, NAMED), price_count: jumps.length },
    terms: terms.map(presentTerm),
  };
}

type Named = UploadTableChange["names"];

function pair(what: "routes" | "brands" | "brands_of_routes" | "seasons" | "classes" | "rows", { lost, gained }: NameChange): Named {
  return [...list(`${what}_lost`, lost), ...list(`${what}_gained`, gained)];
}

function list(what: Named[number]["what"], names: readonly string[]): Named {
  return names.length === 0 ? [] : [{ what, names: names.slice(0, NAMED), count: names.length }];
}

function presentTerm({ term, rows, values, moreValues }: TermChange): UploadTableChange["terms"][number] {
  const named = values.slice(0, NAMED_VALUES).map(({ value }) => value);
  return { term, rows, values: named, more: values.length - named.length + moreValues };
}
