/** What `npx parvoz demo change-schedule` can do to a flight. */
export const DEMO_CHANGES = [
  "small-time",
  "large-time",
  "over-midnight",
  "number",
  "smaller-aircraft",
  "routing",
  "terminal",
  "cancellation",
  "lost-connection",
  "suspended",
] as const;
export type DemoChange = (typeof DEMO_CHANGES)[number];

/** One flight of the demonstration for each: what the command changes where nobody names a flight. */
export const PREPARED: Readonly<Record<DemoChange, string>> = {
  "small-time": "HY121",
  "large-time": "HY123",
  "over-midnight": "HY271",
  number: "HY127",
  "smaller-aircraft": "HY211",
  routing: "HY103",
  terminal: "HY41",
  cancellation: "HY1",
  // From Samarkand to Tashkent: whoever goes on from there comes too late.
  "lost-connection": "HY42",
  suspended: "HY157",
};
