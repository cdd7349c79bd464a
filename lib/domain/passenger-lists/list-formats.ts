/** Files of a passenger list: the message as text, and tables. */
export const LIST_FORMATS = ["txt", "csv", "xlsx"] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];
