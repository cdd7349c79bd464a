import { z } from "zod";

/** Of a code that is an airport's and a city's. */
export const placeType = z.enum(["airport", "city"]).optional();
export const PLACE_TYPE =
  "where a code is an airport's and its city's, such as IST: `airport` for that airport alone, `city` (as without it) for all of the city";
