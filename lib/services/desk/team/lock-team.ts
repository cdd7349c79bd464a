import { validate } from "uuid";
import { type Role, TEAM_ROLES } from "@/lib/contracts/scopes";
import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";

/** Somebody of an agency, as whoever has the lock finds them. */
interface Member {
  id: string;
  role: Role;
  isSuspended: boolean;
  /** Whether nobody else manages the agency. */
  isLastOwner: boolean;
}

interface Person {
  id: string;
  role: Role;
  disabledAt: Date | null;
}

/**
 * Locks an agency's people until the transaction ends.
 * @param by the owner who acts: they may have been demoted or suspended while they waited
 * @throws AppError not_permitted
 */
export async function lockPeople(
  tx: Prisma.TransactionClient,
  { partnerId, by }: { partnerId: string; by: string },
): Promise<{ people: Person[]; owners: Person[] }> {
  // A statement of its own, in one order: under READ COMMITTED the next read then sees what the previous holder committed.
  await tx.$queryRaw`select 1 from app_user where partner_id = ${partnerId}::uuid order by id for no key update`;
  const people = await tx.user.findMany({ where: { partnerId }, select: { id: true, role: true, disabledAt: true } });
  const owners = people.filter(({ role, disabledAt }) => role === "admin" && disabledAt === null);
  if (!owners.some(({ id }) => id === by)) throw new AppError("not_permitted");
  return { people, owners };
}

/**
 * The same to do something to one of them: of two owners who demote each other one stays.
 * @throws AppError person_not_found, for another partner's too; not_permitted
 */
export async function lockTeam(
  tx: Prisma.TransactionClient,
  { partnerId, userId, by }: { partnerId: string; userId: string; by: string },
): Promise<Member> {
  const { people, owners } = await lockPeople(tx, { partnerId, by });
  const person = validate(userId) ? people.find(({ id, role }) => id === userId && TEAM_ROLES.some((each) => each === role)) : undefined;
  if (!person) throw new AppError("person_not_found");
  const isLastOwner = owners.length === 1 && owners[0]?.id === person.id;
  return { id: person.id, role: person.role, isSuspended: person.disabledAt !== null, isLastOwner };
}
