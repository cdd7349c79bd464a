import type { FiscalData, Fiscalization } from "@/lib/contracts/interface/bookings";
import { db } from "@/lib/db";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { type FiscalSale, fiscalKept, fiscalParts, fiscalSale } from "@/lib/domain/fiscal/fiscal-sale";
import { type Currency, sum, toMajor } from "@/lib/domain/money";
import { env } from "@/lib/env";
import { airportByCode } from "@/lib/reference/airports";
import { checkOperation } from "../life/check-operation";
import { type BookingAddress, findBookingRow } from "../record/booking-record";

/** interface-facts, `receipt_type`. */
const SALE = 0;

/** Codes in the form of real ones that plainly are not real. */
const PLACEHOLDER = { ikpu: "0".repeat(17), packageCode: "0".repeat(7), taxId: "0".repeat(9) };

interface SoldBooking {
  snapshot: unknown;
  totalMinor: bigint;
  currency: Currency;
  /** Its own currency. */
  partner: { currency: Currency };
}

/** `fiscalization_v2` of a booking, from what it was sold as and the codes of the settings. Rules: lib/domain/fiscal/fiscal-sale.ts. */
export function fiscalDataOf(booking: SoldBooking): FiscalData {
  const snapshot = parseSnapshot(booking.snapshot);
  return present(booking, snapshot, saleOf(booking, snapshot));
}

function saleOf({ totalMinor }: Pick<SoldBooking, "totalMinor">, { prices, directions }: BookingSnapshot): FiscalSale {
  return fiscalSale({ prices, directions, totalMinor: Number(totalMinor) }, countryOf);
}

function countryOf(airport: string): string | undefined {
  return airportByCode(airport)?.country;
}

/** Names the currency where it is not the partner's own, in which programs know their amounts to be. */
function present(
  { partner, currency }: Pick<SoldBooking, "partner" | "currency">,
  snapshot: BookingSnapshot,
  sale: FiscalSale,
): FiscalData {
  const settings = env();
  return {
    receipt_type: SALE,
    ikpu_provider_1: orPlaceholder(settings.FISCAL_CARRIER_IKPU, PLACEHOLDER.ikpu),
    package_code_provider_1: orPlaceholder(settings.FISCAL_CARRIER_PACKAGE_CODE, PLACEHOLDER.packageCode),
    id_provider_1: orPlaceholder(taxIdOf(snapshot), PLACEHOLDER.taxId),
    amount: toMajor(sale.carrierMinor),
    nds_provider_1: toMajor(sale.carrierVatMinor),
    ikpu_parvoz: orPlaceholder(settings.FISCAL_SERVICE_IKPU, PLACEHOLDER.ikpu),
    package_code_parvoz: orPlaceholder(settings.FISCAL_SERVICE_PACKAGE_CODE, PLACEHOLDER.packageCode),
    service_fee_parvoz: toMajor(sale.feeMinor),
    nds_parvoz: toMajor(sale.feeVatMinor),
    profit: 0,
    discount: 0,
    total_amount: toMajor(sale.totalMinor),
    ...(currency !== partner.currency && { currency }),
  };
}

/** Tax number of the first ticket's carrier: a fiscal receipt names one provider. */
function taxIdOf({ ticketGroups }: BookingSnapshot): string {
  const ids = env().FISCAL_CARRIER_TAX_IDS;
  return ids.get(ticketGroups[0]?.validatingCarrier ?? "") ?? ids.get("*") ?? "";
}

/** A demonstration shows the form of the data; without one, what is not set is sent empty. */
function orPlaceholder(code: string, placeholder: string): string {
  return code === "" && env().DEMO === "1" ? placeholder : code;
}

/**
 * Fiscal data of a sale, and once anything was given back, of what was given back of it and of what was kept.
 * @throws AppError booking_not_found; fiscalization_unavailable where nothing was ever paid
 */
export async function readFiscalization(address: BookingAddress): Promise<Fiscalization> {
  const booking = await findBookingRow(address);
  checkOperation("fiscalization", booking);
  const parts = await refundedParts(booking.id);
  if (!parts) return { fiscalization_v2: fiscalDataOf(booking) };
  const snapshot = parseSnapshot(booking.snapshot);
  const sale = saleOf(booking, snapshot);
  const back = fiscalParts({ ...parts, directions: snapshot.directions }, countryOf);
  return {
    fiscalization_v2: present(booking, snapshot, sale),
    refund_fiscalization_v2: present(booking, snapshot, back),
    kept_fiscalization_v2: present(booking, snapshot, fiscalKept(sale, back)),
  };
}

/** What was given back, from the ledger, which alone knows it; null where it holds nothing of the kind. */
async function refundedParts(bookingId: string): Promise<{ carrierMinor: number; feeMinor: number } | null> {
  const entries = await db().ledgerEntry.findMany({
    where: { transaction: { bookingId, kind: "refund" }, account: { kind: { in: ["carriers", "taxes", "fees"] } } },
    select: { amountMinor: true, account: { select: { kind: true } } },
  });
  if (entries.length === 0) return null;
  const total = (isFee: boolean) =>
    sum(entries.filter(({ account }) => (account.kind === "fees") === isFee).map(({ amountMinor }) => -Number(amountMinor)));
  return { carrierMinor: total(false), feeMinor: total(true) };
}
