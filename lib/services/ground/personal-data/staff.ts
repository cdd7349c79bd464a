import { z } from "zod";
import type { Prisma, User } from "@/lib/generated/prisma/client";
import { signInKey, signInKeys } from "./blind-index";
import { open, openIfKnown, seal } from "./keyring";

const staffData = z.object({ email: z.string(), name: z.string() });

/** Who signs in: the e-mail address in lower case, and the name that colleagues see. */
export type StaffData = z.infer<typeof staffData>;

export const STAFF_COLUMNS = { id: true, sealedPerson: true } as const;
type StaffColumns = Pick<User, keyof typeof STAFF_COLUMNS>;

/** An account's columns as they are written. @param userId whose they are: nobody else's columns open */
export async function staffColumns(userId: string, { email, name }: StaffData) {
  return { sealedPerson: await seal("app_user.sealed_person", userId, JSON.stringify({ email, name })), signInKey: await signInKey(email) };
}

/** The blind index that stands beside it. @param person opened */
export async function indexOfStaff(person: string) {
  return { sign_in_key: await signInKey(staffData.parse(JSON.parse(person)).email) };
}

/** @throws Error where it cannot be opened */
export function openStaff(row: StaffColumns): Promise<StaffData> {
  return read(row, open);
}

/**
 * The same for what must go on when keys are lost: a partner's programs, its keys, the audit log. Texts are empty then.
 * @throws Error where it was changed, or belongs to another account
 */
export function openStaffIfKnown(row: StaffColumns): Promise<StaffData> {
  return read(row, openIfKnown);
}

async function read({ id, sealedPerson }: StaffColumns, opens: typeof openIfKnown): Promise<StaffData> {
  const text = await opens("app_user.sealed_person", id, sealedPerson);
  return text === null ? { email: "", name: "" } : staffData.parse(JSON.parse(text));
}

/** Whose address it is, however its letters are written. */
export async function hasAddress(email: string): Promise<Prisma.UserWhereInput> {
  return { signInKey: { in: await signInKeys(email) } };
}
