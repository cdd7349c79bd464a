import { remembered } from "@/lib/util/waiting/remembered";

const columns = new Map<string, string>();

function columnOf(field: string): string {
  return remembered(columns, field, () => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

/** A row by the names of its columns, with bytes as PostgreSQL reads them in JSON. */
export function columnsOf(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [columnOf(field), value instanceof Uint8Array ? asBytea(value) : value]),
  );
}

function asBytea(bytes: Uint8Array): string {
  return `\\x${Buffer.from(bytes).toString("hex")}`;
}
