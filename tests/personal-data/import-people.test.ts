import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { POST as importRoute } from "@/app/api/portal/passengers/import/route";
import { importedPeople } from "@/lib/contracts/portal/people/book-import";
import type { SavedPerson } from "@/lib/contracts/portal/people/passenger-book";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { findPassengers } from "@/lib/services/access/passenger-book/find-passengers";
import { importPeople } from "@/lib/services/access/passenger-book/import/import-people";
import { savePassengers } from "@/lib/services/access/passenger-book/save-passengers";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner } from "@/tests/support/world/world";

const HEAD = "Familiya;Ism;Tugʻilgan sana;Jinsi;Fuqarolik;Hujjat raqami;Amal qilish muddati;Telefon";
const GOOD = [
  "KARIMOVA;LOLA;07.02.1990;ayol;Oʻzbekiston;AD0000001;01.01.2031;901234567",
  "KARIMOV;AZIZ;1988-05-12;erkak;UZ;AD 000 00 02;01.01.2031;",
];
const table = (...rows: string[]) => new TextEncoder().encode([HEAD, ...rows].join("\n"));

test("a table is looked at first and saves nothing; saved, it joins whoever has the document and leaves out what is wrong", async () => {
  const { partner } = await makePartner();
  const ask = { partnerId: partner.id, by: COMMAND, now: new Date() };
  const wrong = "КАРИМОВ;ALI;1988-05-12;erkak;UZ;AD0000003;01.01.2031;";
  const content = table(...GOOD, wrong, GOOD[0] ?? "");
  const looked = await importPeople({ ...ask, content, isApplied: false });
  expect(looked).toMatchObject({ rows: 4, added: 2, changed: 0, faulty: 2, saved: null, wrong: null });
  expect(looked.faults).toEqual([
    { line: 4, column: "last_name", problem: "latin_name", value: "КАРИМОВ", other: "KARIMOV" },
    { line: 5, column: "doc_number", problem: "repeated", value: "AD0000001", other: "2" },
  ]);
  expect(await db().savedPassenger.count({ where: { partnerId: partner.id } })).toBe(0);

  expect(await importPeople({ ...ask, content, isApplied: true })).toMatchObject({ saved: 2 });
  const married = table("YUSUPOVA;LOLA;07.02.1990;ayol;UZ;AD0000001;01.01.2036;+998931112233");
  expect(await importPeople({ ...ask, content: married, isApplied: true })).toMatchObject({ added: 0, changed: 1, saved: 1 });
  const [[found] = []] = (await findPassengers({ partnerId: partner.id, search: "yusupova" })).map(({ members }) => members);
  expect(found).toMatchObject({ first_name: "LOLA", doc_expire: "2036-01-01", tel: "+998931112233" });
  expect(await findPassengers({ partnerId: partner.id, search: "+998931112233" })).toHaveLength(1);
  expect(await db().savedPassenger.count({ where: { partnerId: partner.id } })).toBe(2);
  expect(await db().auditEvent.count({ where: { partnerId: partner.id, action: "passengers_imported" } })).toBe(2);
});

test("whoever was born today by the clock of Tashkent is born, though the day has not begun in UTC", async () => {
  const { partner } = await makePartner();
  const ask = { partnerId: partner.id, by: COMMAND, now: new Date("2026-11-29T20:00:00Z"), isApplied: false };
  const newborn = (day: string) => table(`KARIMOV;NODIR;${day};erkak;UZ;AD0000009;01.01.2031;`);
  expect((await importPeople({ ...ask, content: newborn("30.11.2026") })).faults).toEqual([]);
  expect((await importPeople({ ...ask, content: newborn("01.12.2026") })).faults).toMatchObject([{ problem: "born_later" }]);
});

test("a table without telephones, patronymics and types of documents takes none of them from whoever has them, and its empty cells neither", async () => {
  const { partner } = await makePartner();
  const ask = { partnerId: partner.id, by: COMMAND, now: new Date(), isApplied: true };
  const person: SavedPerson = {
    ...{ last_name: "DEMIR", first_name: "AYSE", middle_name: "NUR", birthdate: "1990-02-07", gender: "F", citizenship: "TR" },
    ...{ doc_type: "DP", doc_number: "TR0000001", doc_expire: "2031-01-01", tel: "+905551112233" },
  };
  await savePassengers({ ...ask, passengers: [person] });
  const read = async () => (await findPassengers({ partnerId: partner.id, search: "TR0000001" }))[0]?.members[0];
  const bytes = (...lines: string[]) => new TextEncoder().encode(lines.join("\n"));
  const bare = "last name;first name;birthdate;gender;citizenship;doc number;doc expire";
  expect(await importPeople({ ...ask, content: bytes(bare, "DEMIR;AYSHE;07.02.1990;F;TR;TR0000001;01.01.2036") })).toMatchObject({
    changed: 1,
  });
  expect(await read()).toMatchObject({ ...person, first_name: "AYSHE", doc_expire: "2036-01-01" });
  const empty = bytes(`${bare};tel;middle name;doc type`, "DEMIR;AYSE;07.02.1990;F;TR;TR0000001;01.01.2036;;;");
  await importPeople({ ...ask, content: empty });
  expect(await read()).toMatchObject({ ...person, doc_expire: "2036-01-01" });
  expect(await findPassengers({ partnerId: partner.id, search: "+905551112233" })).toHaveLength(1);
  // So does a booking that was made without them.
  await savePassengers({ ...ask, passengers: [{ ...person, middle_name: "", tel: "" }] });
  expect(await read()).toMatchObject(person);
});

test("a number is held against the type that the book knows where the table says none: a birth certificate stays one", async () => {
  const { partner } = await makePartner();
  const ask = { partnerId: partner.id, by: COMMAND, now: new Date(), isApplied: true };
  const child: SavedPerson = {
    ...{ last_name: "KARIMOV", first_name: "NODIR", middle_name: "", birthdate: "2019-02-07", gender: "M", citizenship: "UZ" },
    ...{ doc_type: "SR", doc_number: "IAN0123456", doc_expire: "2035-02-07", tel: "" },
  };
  await savePassengers({ ...ask, passengers: [child] });
  const content = table(
    "KARIMOV;NODIRBEK;07.02.2019;erkak;UZ;IAN0123456;07.02.2035;",
    "KARIMOV;ALI;07.02.2019;erkak;UZ;IAN0123457;07.02.2035;",
  );
  const done = await importPeople({ ...ask, content });
  expect(done).toMatchObject({ rows: 2, added: 0, changed: 1, saved: 1, faulty: 1 });
  expect(done.faults).toEqual([{ line: 3, column: "doc_number", problem: "uz_passport", value: "IAN0123457", other: "" }]);
  const [found] = await findPassengers({ partnerId: partner.id, search: "IAN0123456" });
  expect(found?.members).toMatchObject([{ first_name: "NODIRBEK", doc_type: "SR" }]);
});

test("what is no table, has nobody, too many or too few columns is said, and the route takes the file as its body", async () => {
  const { partner, userId } = await makePartner();
  const ask = { partnerId: partner.id, by: COMMAND, now: new Date(), isApplied: true };
  const wrongOf = async (content: Uint8Array) => (await importPeople({ ...ask, content })).wrong;
  expect(await wrongOf(Uint8Array.of(0, 1, 2))).toEqual({ problem: "unreadable", columns: [] });
  expect(await wrongOf(table())).toMatchObject({ problem: "empty" });
  expect(await wrongOf(table(...Array.from({ length: 2_001 }, () => "X")))).toMatchObject({ problem: "too_long" });
  const sheets = Array.from({ length: 61 }, (_, index) => [`xl/worksheets/sheet${index}.xml`, new Uint8Array()]);
  expect(await wrongOf(zipSync(Object.fromEntries(sheets)))).toMatchObject({ problem: "too_large" });
  const few = new TextEncoder().encode("Familiya;Ism\nKARIMOVA;LOLA");
  expect((await wrongOf(few))?.columns).toEqual(["birthdate", "gender", "citizenship", "doc_number", "doc_expire"]);
  const file = [HEAD, ...GOOD].join("\n");
  const answer = await callPortal(importRoute, { userId, method: "POST", file, query: "?act=look" });
  expect(envelope(importedPeople).parse(await answer.json()).data).toMatchObject({ added: 2, saved: null });
});
