/** How people of an agency hand a booking to its customer: the link of the customer's page, or a ready text, on the clipboard; or the device's own sheet. */
export const SHARE_WAYS = ["link", "text", "sheet"] as const;
export type ShareWay = (typeof SHARE_WAYS)[number];
