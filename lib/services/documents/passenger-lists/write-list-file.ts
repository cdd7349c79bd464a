import type { TableFile } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { departureName } from "@/lib/domain/departures/departure-id";
import { AppError } from "@/lib/domain/errors";
import { LIST_FORMATS, type ListFormat } from "@/lib/domain/passenger-lists/list-formats";
import { listSheet } from "@/lib/formats/pnl/list-sheet";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { fileNameOf, markedText } from "@/lib/services/ground/tables/demonstration";
import { tableFileOf } from "@/lib/services/ground/tables/table-file";
import { findList, type KeptList, listedFlight, messageOf, openEntries } from "./kept-list";

/** A list as files, made anew of what is sealed; those of the demonstration say that they are invented. @throws AppError passenger_list_gone once the names are deleted */
export async function listFiles(list: KeptList, formats: readonly ListFormat[] = LIST_FORMATS): Promise<TableFile[]> {
  const people = await openEntries(db(), list.id);
  if (people.length === 0 && list.passengers > 0) throw new AppError("passenger_list_gone");
  const file = `${list.kind}-${departureName(list.legKey).replaceAll(" ", "-")}-${list.number}`;
  const before = list.baseId === null ? null : await openEntries(db(), list.baseId);
  return formats.map((format) => {
    if (format !== "txt") return tableFileOf({ file, format, sheet: listSheet(listedFlight(list.legKey), people) });
    const content = Buffer.from(markedText(messageOf(list.legKey, before, people)), "ascii").toString("base64");
    return { name: `${fileNameOf(file)}.txt`, type: "text/plain", content };
  });
}

interface WriteListFile {
  listId: string;
  format: ListFormat;
  by: Doer;
  now: Date;
}

/** One of them for somebody who hands it over: the log says who has opened it. @throws AppError passenger_list_not_found; passenger_list_gone */
export async function writeListFile({ listId, format, by, now }: WriteListFile): Promise<TableFile> {
  const list = await findList(listId);
  const [file] = await listFiles(list, [format]);
  if (!file) throw new AppError("passenger_list_not_found");
  const detail = { source: file.name, kind: list.kind, passengers: list.passengers };
  await recordAudit(db(), { action: "passenger_list_opened", by, now, detail });
  return file;
}
