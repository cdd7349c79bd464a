import { AppError } from "@/lib/domain/errors";
import type { Mode } from "@/lib/domain/mode";
import type { OwnSchedule } from "@/lib/suppliers/port/own-schedule";
import {
  SupplierAway,
  SupplierPriceFell,
  SupplierPriceMoved,
  SupplierPriceRose,
  SupplierSoldOut,
  SupplierUnconfirmed,
} from "@/lib/suppliers/port/refusals";
import type { Supplier } from "@/lib/suppliers/port/supplier";
import { suppliersOf } from "@/lib/suppliers/registry";

/** Until who finds a supplier away may ask again. */
const AWAY_SECONDS = 1;

/**
 * Calls a supplier, and names its refusals as callers of the interface know them.
 * @throws AppError carrier_unconfirmed where it has not confirmed; price_rose, price_fell, price_changed_meanwhile where its price has
 *   moved; offer_sold_out where it is not to be had any more; unavailable where it does not work
 */
export async function callSupplier<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof SupplierUnconfirmed) throw new AppError("carrier_unconfirmed");
    if (error instanceof SupplierPriceRose) throw new AppError("price_rose");
    if (error instanceof SupplierPriceFell) throw new AppError("price_fell");
    if (error instanceof SupplierPriceMoved) throw new AppError("price_changed_meanwhile");
    if (error instanceof SupplierSoldOut) throw new AppError("offer_sold_out");
    if (error instanceof SupplierAway) throw new AppError("unavailable", { retryAfter: AWAY_SECONDS });
    throw error;
  }
}

/** Somebody waits for an answer, and has a limit of their own; milliseconds. */
const ANSWER_MS = 20_000;

/**
 * The same for what somebody waits for who would take and give back seats or tickets: a supplier that says nothing has not confirmed.
 * @throws AppError carrier_unconfirmed also where it does not answer within 20 s, price_rose
 */
export function callSupplierInTime<Result>(call: () => Promise<Result>): Promise<Result> {
  return callSupplier(() => inTime(call, ANSWER_MS));
}

/**
 * Gives up on a supplier that says nothing. What it does all the same is not known: it is to be asked again, or to be told to undo it.
 * @throws SupplierUnconfirmed after so many milliseconds
 */
export async function inTime<Result>(call: () => Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SupplierUnconfirmed(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([call(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Calls all suppliers of a mode at once.
 * @throws AppError carrier_unconfirmed where one of them has not confirmed
 */
export function callSuppliers<Result>(mode: Mode, call: (supplier: Supplier) => Promise<Result>): Promise<Result[]> {
  return Promise.all(suppliersOf(mode).map((supplier) => callSupplier(() => call(supplier))));
}

/**
 * The same for those that have their schedule at hand.
 * @throws AppError carrier_unconfirmed where one of them has not confirmed
 */
export async function callSchedules<Result>(mode: Mode, call: (schedule: OwnSchedule) => Promise<Result>): Promise<Result[]> {
  const found = await callSuppliers(mode, async ({ ownSchedule }) => (ownSchedule ? [await call(ownSchedule)] : []));
  return found.flat();
}

/** Data that hold until something moves at a supplier. */
export interface Current {
  /** Whether the same question would have the same answer at this moment. */
  isCurrent(now: Date): Promise<boolean>;
}

/** Whether all of several results hold, to be asked later. The results themselves are not kept for it. */
export function allCurrent(results: readonly Current[]): Current["isCurrent"] {
  const checks = results.map(({ isCurrent }) => isCurrent);
  return async (now) => {
    for (const isCurrent of checks) if (!(await isCurrent(now))) return false;
    return true;
  };
}
