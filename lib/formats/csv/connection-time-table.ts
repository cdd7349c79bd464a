import { z } from "zod";
import { CONNECTION_STATUSES, type ConnectionException } from "@/lib/domain/schedule/connection-rules";
import { cell, matching, optionalCarrierCell, optionalCell, wholeNumberCell } from "./cells";
import type { CsvTable } from "./table";

/** A minimum connecting time as its file has it, and a row of `connection_time`. Empty fields hold for all. */
export interface ConnectionTimeRow extends ConnectionException {
  /** IATA airport code; empty for the default. */
  airport: string;
}

const MOST_MINUTES = 1439;
const terminalCell = optionalCell(matching(/^[A-Z0-9]{1,2}$/), "terminal", "");

const cells = {
  airport: optionalCell(matching(/^[A-Z]{3}$/), "place_code", ""),
  status: cell((text) => CONNECTION_STATUSES.find((status) => status === text), "connection_status"),
  arrival_terminal: terminalCell,
  departure_terminal: terminalCell,
  arrival_carrier: optionalCarrierCell,
  departure_carrier: optionalCarrierCell,
  minutes: wholeNumberCell(0, MOST_MINUTES),
};

export const connectionTimeTable: CsvTable<ConnectionTimeRow> = {
  columns: Object.keys(cells),
  optionalColumns: [],
  schema: z
    .object(cells)
    .check(({ value, issues }) => {
      const { airport, arrival_terminal, departure_terminal, arrival_carrier, departure_carrier } = value;
      if (airport !== "" || arrival_terminal + departure_terminal + arrival_carrier + departure_carrier === "") return;
      issues.push({ code: "custom", message: "default_only", path: ["airport"], input: value });
    })
    .transform(({ arrival_terminal, departure_terminal, arrival_carrier, departure_carrier, ...rest }) => ({
      ...rest,
      arrivalTerminal: arrival_terminal,
      departureTerminal: departure_terminal,
      arrivalCarrier: arrival_carrier,
      departureCarrier: departure_carrier,
    })),
  identities: (row) => {
    const { airport, status, arrivalTerminal, departureTerminal, arrivalCarrier, departureCarrier } = row;
    return [[`${airport || "default"} ${status}`, `${arrivalCarrier} ${arrivalTerminal} → ${departureCarrier} ${departureTerminal}`]];
  },
};
