import type { TableColumns } from "@/lib/engine/priced/tables/table-columns";
import type { NamedColumn, Unpacked } from "./pack";

/** Columns of a schedule's tables by name, to be read again by `thawTables`. */
export function columnsOfTables(tables: TableColumns): NamedColumn[] {
  return [
    ["clock.offsets", tables.offsets],
    ["pair.ofRoute", tables.pairsOf],
    ["pair.carrier", tables.pairCarrier],
    ["pair.route", tables.pairRoute],
    ["running.start", tables.running.start],
    ["running.stretches", Uint32Array.of(tables.running.stretches)],
    ["running.entries", tables.running.entries],
    ["repeated", tables.repeated],
    ["shortest", tables.shortest],
    ["longest.km", tables.longest.km],
    ["longest.minutes", tables.longest.minutes],
    ["alone", tables.alone],
  ];
}

export function thawTables(from: Unpacked): TableColumns {
  return {
    offsets: from.i16("clock.offsets"),
    pairsOf: from.u32("pair.ofRoute"),
    pairCarrier: from.u16("pair.carrier"),
    pairRoute: from.u32("pair.route"),
    running: {
      start: from.u32("running.start"),
      stretches: from.u32("running.stretches")[0] ?? 0,
      entries: from.i32("running.entries"),
    },
    repeated: from.f64("repeated"),
    shortest: from.u16("shortest"),
    longest: { km: from.f64("longest.km"), minutes: from.u16("longest.minutes") },
    alone: from.u8("alone"),
  };
}
