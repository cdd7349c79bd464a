import { z } from "zod";
import type { AgencyDetail, TermsToCome } from "@/lib/contracts/operator/agencies";
import { TEAM_ROLES } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { modeOf } from "@/lib/domain/mode";
import { toMajor } from "@/lib/domain/money";
import type { AgreedTerms } from "@/lib/generated/prisma/client";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import { ofBothModes } from "@/lib/services/access/partners/partner-mode";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { openInvited } from "@/lib/services/ground/personal-data/invited";
import { namedTerms, readTerms } from "@/lib/services/terms/partners/change-terms";
import { readAgencyRows } from "./agency-rows";
import { readPeople } from "./read-people";

/** A history of terms shows no more. */
const MOST_TERMS = 20;

/**
 * One agency as the back office sees it.
 * @throws AppError validation (`partner`) where there is none, for a test mode, or one of a demonstration that is off; path_not_found for the house itself
 */
export async function readAgency({ code, now }: { code: string; now: Date }): Promise<AgencyDetail> {
  const { id: partnerId } = await findLivePartner(code);
  const [partner, [row], { currency, ...terms }, history, to_come, withdrawn, currencies, people, invitations, keys, endpoints] =
    await Promise.all([
      db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: { code: true, name: true, suspendedAt: true, createdAt: true } }),
      readAgencyRows({ id: partnerId }, now),
      readTerms(partnerId),
      readHistory(partnerId),
      readToCome(partnerId),
      readWithdrawn(partnerId),
      readCurrencies(partnerId),
      readPeople(partnerId),
      readInvitations(partnerId, now),
      readKeys(partnerId, now),
      readEndpoints(partnerId),
    ]);
  if (!row) throw new AppError("path_not_found");
  return {
    ...{ code: partner.code, name: partner.name, is_suspended: partner.suspendedAt !== null, is_sales_stopped: row.is_sales_stopped },
    is_closed: row.is_closed,
    balances: row.balances,
    last_sign_in: row.last_sign_in,
    open_proposals: row.open_proposals,
    look_to_book: row.look_to_book,
    suspended_since: partner.suspendedAt?.toISOString() ?? null,
    created: partner.createdAt.toISOString(),
    currency,
    terms: presentTerms(terms),
    ...{ history, to_come, withdrawn, currencies, people, invitations, keys, endpoints },
  };
}

interface TermsMinor {
  serviceFeeMinor: number;
  recommendedMarkupBp: number;
  creditLimitMinor: number;
}

function presentTerms({ serviceFeeMinor, recommendedMarkupBp, creditLimitMinor }: TermsMinor): AgencyDetail["terms"] {
  return { fee: toMajor(serviceFeeMinor), markup_bp: recommendedMarkupBp, credit: toMajor(creditLimitMinor) };
}

/** As the audit log keeps a change of terms, which is written with it. */
const changed = z.object({ service_fee_minor: z.int(), recommended_markup_bp: z.int(), credit_limit_minor: z.int() });

async function readHistory(partnerId: string): Promise<AgencyDetail["history"]> {
  const rows = await db().auditEvent.findMany({
    where: { partnerId, action: "terms_changed" },
    orderBy: { id: "desc" },
    take: MOST_TERMS,
  });
  const names = await namesOfActors(rows.map(({ actor }) => actor));
  return rows.flatMap(({ occurredAt, actor, detail }) => {
    const { data } = changed.safeParse(detail);
    if (!data) return [];
    const terms = { fee: toMajor(data.service_fee_minor), markup_bp: data.recommended_markup_bp, credit: toMajor(data.credit_limit_minor) };
    return [{ since: occurredAt.toISOString(), by: names.get(actor) ?? null, terms }];
  });
}

async function readToCome(partnerId: string): Promise<AgencyDetail["to_come"]> {
  const rows = await db().agreedTerms.findMany({
    where: { partnerId, appliedAt: null, withdrawnAt: null },
    orderBy: [{ validFrom: "asc" }, { agreedAt: "asc" }],
  });
  return rows.map(presentAgreed);
}

async function readWithdrawn(partnerId: string): Promise<AgencyDetail["withdrawn"]> {
  const rows = await db().agreedTerms.findMany({
    where: { partnerId, withdrawnAt: { not: null } },
    orderBy: { withdrawnAt: "desc" },
    take: MOST_TERMS,
  });
  const names = await namesOfActors(rows.flatMap(({ withdrawnBy }) => withdrawnBy ?? []));
  return rows.flatMap(({ withdrawnAt, withdrawnBy, withdrawalReason, ...row }) =>
    withdrawnAt
      ? [
          {
            ...presentAgreed(row),
            at: withdrawnAt.toISOString(),
            by: names.get(withdrawnBy ?? "") ?? null,
            reason: withdrawalReason ?? "",
          },
        ]
      : [],
  );
}

function presentAgreed({ proposalId, validFrom, terms }: Pick<AgreedTerms, "proposalId" | "validFrom" | "terms">): TermsToCome {
  const { serviceFeeMinor, recommendedMarkupBp = null, creditLimitMinor } = namedTerms.parse(terms);
  const major = (minor: number | undefined) => (minor === undefined ? null : toMajor(minor));
  return {
    ...{ id: proposalId, from: validFrom.toISOString() },
    ...{ fee: major(serviceFeeMinor), markup_bp: recommendedMarkupBp, credit: major(creditLimitMinor) },
  };
}

async function readCurrencies(partnerId: string): Promise<AgencyDetail["currencies"]> {
  const rows = await db().partnerCurrency.findMany({ where: { partnerId }, orderBy: { currency: "asc" } });
  return rows.map(({ currency, serviceFeeMinor, creditLimitMinor }) => ({
    currency,
    fee: toMajor(Number(serviceFeeMinor)),
    credit: toMajor(Number(creditLimitMinor)),
  }));
}

async function readInvitations(partnerId: string, now: Date): Promise<AgencyDetail["invitations"]> {
  const rows = await db().invitation.findMany({ where: { partnerId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  return Promise.all(
    rows.map(async (invitation) => ({
      email: await openInvited(invitation),
      role: z.enum(TEAM_ROLES).parse(invitation.role),
      until: invitation.expiresAt.toISOString(),
      is_expired: invitation.expiresAt <= now,
    })),
  );
}

const OF_MODE = { partner: { select: { testOf: true } } } as const;

async function readKeys(partnerId: string, now: Date): Promise<AgencyDetail["keys"]> {
  const rows = await db().apiKey.findMany({
    where: { ...ofBothModes(partnerId), revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
    select: { id: true, name: true, prefix: true, lastUsedAt: true, expiresAt: true, ...OF_MODE },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map(({ id, name, prefix, lastUsedAt, expiresAt, partner }) => ({
    ...{ id, name, prefix, mode: modeOf(partner) },
    last_used: lastUsedAt?.toISOString() ?? null,
    expires: expiresAt?.toISOString() ?? null,
  }));
}

async function readEndpoints(partnerId: string): Promise<AgencyDetail["endpoints"]> {
  const rows = await db().webhookEndpoint.findMany({
    where: ofBothModes(partnerId),
    select: { id: true, url: true, disabledAt: true, ...OF_MODE },
    orderBy: { createdAt: "desc" },
  });
  return rows.map(({ id, url, disabledAt, partner }) => ({
    id,
    host: new URL(url).host,
    mode: modeOf(partner),
    is_on: disabledAt === null,
  }));
}
