import type { DeclareWayRequest } from "@/lib/contracts/operator/carriers/list-ways";
import { mailAddress } from "@/lib/domain/mail/mail-address";
import { type DeclaredWay, MOST_LIST_ADDRESSES, MOST_OFFSET_HOURS, MOST_OFFSETS } from "@/lib/domain/passenger-lists/ways";

/** A way as it is typed. */
export interface DraftWay {
  carrier: string;
  way: DeclaredWay;
  /** One a line. */
  addresses: string;
  /** With commas or spaces between them. */
  offsets: string;
  reason: string;
}

/** Fields that are wrong. */
export type WayRemarks = Partial<Record<"carrier" | "addresses" | "offsets" | "reason", true>>;

/** What is declared by a draft; null where something is wrong with it. */
export function readDraftWay(draft: DraftWay): { request: DeclareWayRequest | null; remarks: WayRemarks } {
  const carrier = draft.carrier.trim().toUpperCase();
  const addresses = draft.way === "mail" ? partsOf(draft.addresses) : [];
  const offsets = partsOf(draft.offsets).map(Number);
  const reason = draft.reason.trim();
  const remarks: WayRemarks = {
    ...(/^[A-Z0-9]{2}$/.test(carrier) ? {} : { carrier: true }),
    ...(draft.way === "mail" && !areAddresses(addresses) ? { addresses: true } : {}),
    ...(areOffsets(offsets) ? {} : { offsets: true }),
    ...(reason.length >= 3 ? {} : { reason: true }),
  };
  return { request: Object.keys(remarks).length === 0 ? { carrier, way: draft.way, addresses, offsets, reason } : null, remarks };
}

function partsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== "");
}

function areAddresses(addresses: readonly string[]): boolean {
  return addresses.length > 0 && addresses.length <= MOST_LIST_ADDRESSES && addresses.every((address) => mailAddress(address) !== null);
}

function areOffsets(offsets: readonly number[]): boolean {
  const isHour = (hours: number) => Number.isInteger(hours) && hours >= 1 && hours <= MOST_OFFSET_HOURS;
  return offsets.length > 0 && offsets.length <= MOST_OFFSETS && offsets.every(isHour);
}
