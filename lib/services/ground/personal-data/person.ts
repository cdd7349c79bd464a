import { z } from "zod";
import type { CheckedPassenger } from "@/lib/domain/passengers/drafts";
import type { BookingPassenger } from "@/lib/generated/prisma/client";
import { documentKey, phoneKey, surnameKey } from "./blind-index";
import { open, seal } from "./keyring";

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

export const NAME_COLUMNS = { id: true, sealedName: true } as const;
type NameColumns = Pick<BookingPassenger, keyof typeof NAME_COLUMNS>;
type DetailColumns = Pick<BookingPassenger, "id" | "sealedDetails">;

/** A passenger's columns as they are written. @param row whose they are: nobody else's columns open */
export async function personColumns(row: { id: string; partnerId: string }, person: Person) {
  return {
    sealedName: await seal("booking_passenger.sealed_name", row.id, JSON.stringify(personName.parse(person))),
    sealedDetails: await seal("booking_passenger.sealed_details", row.id, JSON.stringify(personDetails.parse(person))),
    surnameKey: await surnameKey(row.partnerId, person.lastName),
    phoneKey: await phoneKey(row.partnerId, person.tel),
    documentKey: await documentKey(row.partnerId, person.docNumber),
  };
}

/** The blind index that stands beside a passenger's sealed name. @param name opened */
export async function indexOfName(name: string, partnerId: string) {
  return { surname_key: await surnameKey(partnerId, personName.parse(JSON.parse(name)).lastName) };
}

/** Those beside a passenger's sealed details. @param details opened */
export async function indexOfDetails(details: string, partnerId: string) {
  const { tel, docNumber } = personDetails.parse(JSON.parse(details));
  return { phone_key: await phoneKey(partnerId, tel), document_key: await documentKey(partnerId, docNumber) };
}

/** Who a passenger is; without loyalty numbers where they are left out. */
type Person = Pick<CheckedPassenger, Exclude<keyof PersonName | keyof PersonDetails, "loyalty">> & { loyalty?: string[] };

const ERASED_NAME: PersonName = { firstName: "", lastName: "", middleName: null };

export async function openName({ id, sealedName }: NameColumns): Promise<PersonName> {
  return sealedName === null ? ERASED_NAME : personName.parse(JSON.parse(await open("booking_passenger.sealed_name", id, sealedName)));
}

const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Does what opening a name does, where there is none: the time that it takes tells nothing. */
export async function openNoName(): Promise<PersonName> {
  return openName({ id: NOBODY, sealedName: await seal("booking_passenger.sealed_name", NOBODY, JSON.stringify(ERASED_NAME)) });
}

/** Made anew for each passenger, because it holds a list. */
function erasedDetails(): PersonDetails {
  return { birthdate: "", citizenship: "", tel: "", email: "", docType: "", docNumber: "", docExpire: "", loyalty: [] };
}

export async function openDetails({ id, sealedDetails }: DetailColumns): Promise<PersonDetails> {
  return sealedDetails === null
    ? erasedDetails()
    : personDetails.parse(JSON.parse(await open("booking_passenger.sealed_details", id, sealedDetails)));
}

export const CITIZENSHIP_COLUMNS = { id: true, sealedDetails: true } as const;

/** Whose citizen a passenger is, ISO 3166-1 alpha-2, and nothing else of them; empty once it is erased. */
export async function openCitizenship(row: DetailColumns): Promise<string> {
  return (await openDetails(row)).citizenship;
}
