import type { LowBalance, Statement, TransactionPage } from "../money";
import type { RefundOptions, RefundRecordShown } from "../refunds";
import { BOOKING } from "./bookings";
import { BOOKING_ID } from "./journey";

const BOOKED = { booking_id: BOOKING_ID, booking_number: BOOKING.booking_number, currency: "UZS" } as const;

export const TRANSACTION_PAGE: TransactionPage = {
  items: [
    {
      ...{ id: "01937c5a-2f64-7b1e-9d3a-a00000000003", created: "2027-02-20T10:15:00.120Z", kind: "refund", amount: 3_305_000 },
      ...BOOKED,
      memo: `Refund of ${BOOKING.booking_number}`,
    },
    {
      ...{ id: "01937c5a-2f64-7b1e-9d3a-a00000000002", created: "2027-02-10T12:01:30.210Z", kind: "payment", amount: -3_830_000 },
      ...BOOKED,
      memo: `Payment of ${BOOKING.booking_number}`,
    },
  ],
  next_cursor: "MTgwMTc0MjQ5MDIxMC40ODEy",
};

export const STATEMENT: Statement = {
  from: "2027-01-31T19:00:00.000Z",
  until: "2027-02-28T19:00:00.000Z",
  accounts: [
    {
      currency: "UZS",
      opening_balance: 25_000_000,
      movements: [
        { kind: "payment", count: 1, amount: -3_830_000 },
        { kind: "refund", count: 1, amount: 3_305_000 },
      ],
      closing_balance: 24_475_000,
    },
  ],
};

export const LOW_BALANCE: LowBalance = { amount: 5_000_000, currency: "UZS", available: 25_000_000, is_low: false };

const PARTS = { fare: 2_500_000, taxes: 425_000, fee: 0, bags: 380_000 };

export const REFUND: RefundRecordShown = {
  id: "01937c5a-2f64-7b1e-9d3a-b00000000001",
  booking_id: BOOKING_ID,
  booking_number: BOOKING.booking_number,
  kind: "by_rules",
  state: "completed",
  created: "2027-02-20T10:15:00.000Z",
  settled: "2027-02-20T10:15:00.000Z",
  asked_by: { kind: "key", id: "01937c5a-2f64-7b1e-9d3a-c00000000001" },
  currency: "UZS",
  paid: 3_830_000,
  refund: 3_305_000,
  penalty: 525_000,
  parts: PARTS,
  passengers: [
    {
      key: BOOKING.passengers[0]?.key ?? "",
      ...{ paid: 3_830_000, refund: 3_305_000, kept: 525_000, parts: PARTS },
      fares: [{ direction: 0, segments: [0], fare: "Standard", paid: 3_000_000, used: 0, penalty: 500_000, refund: 2_500_000 }],
    },
  ],
  note: "",
};

const OUT = { fare: 1_350_000, taxes: 225_000, fee: 0, bags: 190_000 };
const BACK = { fare: 1_150_000, taxes: 200_000, fee: 0, bags: 190_000 };

/** A round trip: the directions give back what the passenger gets, and the service's fee stays. */
export const REFUND_OPTION: RefundOptions["passengers"][number] = {
  key: BOOKING.passengers[0]?.key ?? "",
  ...{ paid: 3_830_000, refund: 3_305_000, kept: 525_000, parts: PARTS },
  fares: [
    { direction: 0, segments: [0], fare: "Standard", paid: 1_600_000, used: 0, penalty: 250_000, refund: 1_350_000 },
    { direction: 1, segments: [0], fare: "Standard", paid: 1_400_000, used: 0, penalty: 250_000, refund: 1_150_000 },
  ],
  directions: [
    { direction: 0, paid: 2_015_000, refund: 1_765_000, kept: 250_000, parts: OUT },
    { direction: 1, paid: 1_790_000, refund: 1_540_000, kept: 250_000, parts: BACK },
  ],
};
