/** Cookie of a browser whose screen is turned to the customer: `1`; none otherwise. */
export const CUSTOMER_MODE_COOKIE = "parvoz_customer";
