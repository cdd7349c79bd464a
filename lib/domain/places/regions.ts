/** Parts of the world as travellers name them. */
export const REGIONS = [
  "central_asia",
  "eastern_europe",
  "western_europe",
  "caucasus",
  "middle_east",
  "south_asia",
  "southeast_asia",
  "east_asia",
  "africa",
  "north_america",
  "south_america",
  "oceania",
] as const;
export type Region = (typeof REGIONS)[number];
