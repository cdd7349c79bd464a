import type { Letter } from "./letter";

/** The parts that are the same in every letter of the service itself: it is signed by the service, and tells of no flights. */
export const OWN_LETTER = {
  ...{ lists: [], flightsHeading: "", ways: [], notices: [] },
  agency: { name: "Parvoz", contacts: [] },
} satisfies Partial<Letter>;
