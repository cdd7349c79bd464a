import { z } from "zod";
import type { BankFileRead } from "@/lib/contracts/operator/money/bank";
import { db } from "@/lib/db";
import { MAPPED_COLUMNS, StatementFault, type StatementProblem } from "@/lib/domain/bank/bank-line";
import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { retryConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { matchLines } from "./match-lines";
import { type KnownLine, type OfAccount, statementLines } from "./statement-lines";

interface Importing {
  accountNumber: number;
  /** How the file is called. */
  name: string;
  content: Uint8Array;
  by: Doer;
  now: Date;
}

const mapping = z.partialRecord(z.enum(MAPPED_COLUMNS), z.string());

/**
 * Takes a bank's file: all of its lines or none. Lines that are there already, by their account, statement and what they say, are not taken again. Then every line
 * that nobody knows is looked at for an agency.
 * @throws AppError path_not_found for an unknown account; validation (`file`) where the file cannot be taken
 */
export async function importBankFile({ accountNumber, name, content, by, now }: Importing): Promise<BankFileRead> {
  const account = await db().bankAccount.findUnique({ where: { number: accountNumber } });
  if (!account) throw new AppError("path_not_found");
  const lines = readOrRefuse(content, { ...account, mapping: mapping.parse(account.mapping) });
  return retryConflict(() =>
    db().$transaction(async (tx) => {
      const fresh = await keepLines(tx, lines, { accountNumber, file: name, importedBy: by.actor, importedAt: now });
      const matched = await matchLines(tx, now);
      const detail = { source: name, account: `${account.bank} ${account.account}`, lines: lines.length, fresh };
      await recordAudit(tx, { action: "bank_file_imported", by, detail, now });
      return { lines: lines.length, fresh, matched };
    }),
  );
}

interface TakenWith {
  accountNumber: number;
  file: string;
  importedBy: string;
  importedAt: Date;
}

/** In the order of the file, by one statement of one value: thousands of rows of their own parameters take seconds. @returns how many were not there before */
async function keepLines(tx: Prisma.TransactionClient, lines: readonly KnownLine[], taken: TakenWith): Promise<number> {
  const { accountNumber, file, importedBy, importedAt } = taken;
  return tx.$executeRaw`
    insert into bank_line (account_number, statement, hash, booked_on, value_date, amount_minor, document, party, purpose, file, imported_by, imported_at, is_aside)
    select ${accountNumber}, l.statement, l.hash, l."bookedOn", l."valueDate", l."amountMinor", l.document, l.party, l.purpose, ${file}, ${importedBy}, ${importedAt},
           l."amountMinor" < 0
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
             l(statement text, hash text, "bookedOn" date, "valueDate" date, "amountMinor" bigint, document text, party text, purpose text)
        on conflict do nothing`;
}

function readOrRefuse(content: Uint8Array, account: OfAccount): KnownLine[] {
  try {
    return statementLines(content, account);
  } catch (error) {
    if (!(error instanceof StatementFault)) throw error;
    throw new AppError("validation", { fields: { file: [told(error)] } });
  }
}

/** What is wrong, with its line and what stands there. */
function told({ problem, line, value }: StatementFault): LocalizedText {
  const text = TEXTS[problem];
  const short = value.slice(0, 80);
  const at = t(`Line ${line}: `, `Строка ${line}: `, `${line}-qator: `);
  const of = (locale: "en" | "ru" | "uz") => `${line > 0 ? at[locale] : ""}${text[locale].replace("{value}", short)}`;
  return t(of("en"), of("ru"), of("uz"));
}

const TEXTS: Readonly<Record<StatementProblem, LocalizedText>> = {
  no_statement: t(
    "this is no MT940 statement. Choose the file that the bank calls so.",
    "это не выписка MT940. Выберите файл, который банк называет так.",
    "bu MT940 koʻchirmasi emas. Bank shunday deb atagan faylni tanlang.",
  ),
  field_missing: t(
    "the field {value} is missing. Ask the bank for the whole file.",
    "нет поля {value}. Запросите у банка файл целиком.",
    "{value} maydoni yoʻq. Bankdan toʻliq faylni soʻrang.",
  ),
  bad_field: t(
    "{value} cannot be read. Take the file as the bank gives it, not saved anew.",
    "не читается: {value}. Возьмите файл таким, каким его даёт банк, не пересохраняя.",
    "{value} oʻqilmadi. Faylni bank bergan holida, qayta saqlamasdan oling.",
  ),
  other_account: t(
    "The file is of account {value}. Choose that account.",
    "Файл относится к счёту {value}. Выберите этот счёт.",
    "Fayl {value} hisobraqamiga tegishli. Shu hisobraqamni tanlang.",
  ),
  other_currency: t(
    "The file is in {value}. Choose the account in that currency.",
    "Файл в валюте {value}. Выберите счёт в этой валюте.",
    "Fayl {value} valyutasida. Shu valyutadagi hisobraqamni tanlang.",
  ),
  not_closing: t(
    "The opening balance and the movements do not come to {value}. Part of the file is missing: fetch it from the bank anew.",
    "Входящий остаток и движения не дают {value}. Часть файла потеряна: запросите его у банка заново.",
    "Boshlangʻich qoldiq va harakatlar {value} summasini bermaydi. Faylning bir qismi yoʻqolgan: uni bankdan qayta oling.",
  ),
  no_columns: t(
    "The file has no line with the columns {value}. Set the account’s columns as this file calls them.",
    "В файле нет строки со столбцами {value}. Задайте столбцы счёта так, как они названы в файле.",
    "Faylda {value} ustunlari bor qator yoʻq. Hisobraqam ustunlarini fayldagidek nomlang.",
  ),
  bad_date: t("{value} is no day.", "{value}: такой даты нет.", "{value}: bunday kun yoʻq."),
  bad_amount: t("{value} is no amount.", "{value}: это не сумма.", "{value}: bu summa emas."),
  too_many_lines: t(
    "The file has {value} lines; at most 5,000 are taken at once. Choose fewer days.",
    "В файле {value} строк; за раз принимается не больше 5000. Выберите меньше дней.",
    "Faylda {value} qator bor; bir martada koʻpi bilan 5000 tasi olinadi. Kamroq kun tanlang.",
  ),
};
