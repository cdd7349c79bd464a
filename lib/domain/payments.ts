/** Ways to pay for a booking: the column payment.method. */
export const PAYMENT_METHODS = ["deposit"] as const;
export type PaymentMethodName = (typeof PAYMENT_METHODS)[number];

/** What a payment is for: the booking as it was made, or extras that were bought once that was paid. */
export const PAYMENT_PURPOSES = ["booking", "extras"] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** What becomes of a payment. One that has begun is settled when the money is there, or cancelled; money that goes back later is a refund of its own. */
export const PAYMENT_STATES = ["begun", "settled", "cancelled"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
