import { z } from "zod";
import type { CheckedPassenger } from "@/lib/domain/passengers/drafts";
import type { BookingPassenger } from "@/lib/generated/prisma/client";
import { surnameKey } from "./blind-index";
import { contextOf, currentKey, open, seal } from "./keyring";

const personName = z.object({ firstName: z.string(), lastName: z.string(), middleName: z.string().nullable() });

const personDetails = z.object({
  birthdate: z.string(),
  citizenship: z.string(),
  tel: z.string(),
  email: z.string(),
  docType: z.string(),
  docNumber: z.string(),
  docExpire: z.string(),
  /** Each behind its carrier's code. */
  loyalty: z.array(z.string()).default([]),
});

/** What a list or a status page shows of a passenger. Texts are empty once they are erased. */
export type PersonName = z.infer<typeof personName>;
/** Everything else that tells who a passenger is. Texts are empty once they are erased. */
export type PersonDetails = z.infer<typeof personDetails>;

export const NAME_COLUMNS = { id: true, sealedName: true, firstName: true, lastName: true, middleName: true } as const;
type NameColumns = Pick<BookingPassenger, keyof typeof NAME_COLUMNS>;
type DetailColumns = Pick<BookingPassenger, "id" | "sealedDetails" | keyof PersonDetails>;

const NO_LOYALTY: string[] = [];

const NO_CLEAR_TEXT = {
  ...{ firstName: null, lastName: null, middleName: null, birthdate: null, citizenship: null },
  ...{ tel: null, email: null, docType: null, docNumber: null, docExpire: null, loyalty: NO_LOYALTY },
};

/** A passenger's columns as they are written. @param row whose they are: nobody else's columns open */
export async function personColumns(row: { id: string; partnerId: string }, person: Person) {
  if ((await currentKey()) === null)
    return { ...person, loyalty: person.loyalty ?? [], sealedName: null, sealedDetails: null, surnameKey: null };
  return {
    ...NO_CLEAR_TEXT,
    sealedName: await seal(JSON.stringify(personName.parse(person)), nameContext(row.id)),
    sealedDetails: await seal(JSON.stringify(personDetails.parse(person)), detailsContext(row.id)),
    surnameKey: await surnameKey(row.partnerId, person.lastName),
  };
}

/** Who a passenger is; without loyalty numbers where they are left out. */
type Person = Pick<CheckedPassenger, Exclude<keyof PersonName | keyof PersonDetails, "loyalty">> & { loyalty?: string[] };

export async function openName(row: NameColumns): Promise<PersonName> {
  const { id, sealedName, firstName, lastName, middleName } = row;
  if (sealedName === null) return { firstName: firstName ?? "", lastName: lastName ?? "", middleName };
  return personName.parse(JSON.parse(await open(sealedName, nameContext(id))));
}

const NOBODY = { id: "00000000-0000-0000-0000-000000000000", firstName: null, lastName: null, middleName: null };

/** Does what opening a name does, where there is none: the time that it takes tells nothing. */
export async function openNoName(): Promise<PersonName> {
  const sealedName = await seal(JSON.stringify({ firstName: "", lastName: "", middleName: null }), nameContext(NOBODY.id));
  return openName({ ...NOBODY, sealedName });
}

export async function openDetails(row: DetailColumns): Promise<PersonDetails> {
  if (row.sealedDetails !== null) return personDetails.parse(JSON.parse(await open(row.sealedDetails, detailsContext(row.id))));
  const { birthdate, citizenship, tel, email, docType, docNumber, docExpire, loyalty } = row;
  return {
    ...{ birthdate: birthdate ?? "", citizenship: citizenship ?? "", tel: tel ?? "", email: email ?? "" },
    ...{ docType: docType ?? "", docNumber: docNumber ?? "", docExpire: docExpire ?? "" },
    loyalty,
  };
}

export const CITIZENSHIP_COLUMNS = { id: true, sealedDetails: true, citizenship: true } as const;
type CitizenshipColumns = Pick<BookingPassenger, keyof typeof CITIZENSHIP_COLUMNS>;

/** Whose citizen a passenger is, ISO 3166-1 alpha-2, and nothing else of them; empty once it is erased. */
export async function openCitizenship({ id, sealedDetails, citizenship }: CitizenshipColumns): Promise<string> {
  if (sealedDetails === null) return citizenship ?? "";
  return personDetails.parse(JSON.parse(await open(sealedDetails, detailsContext(id)))).citizenship;
}

function nameContext(passengerId: string): string {
  return contextOf("booking_passenger", "sealed_name", passengerId);
}

function detailsContext(passengerId: string): string {
  return contextOf("booking_passenger", "sealed_details", passengerId);
}
