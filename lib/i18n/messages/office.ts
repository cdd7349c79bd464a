import { en } from "./office/en";
import { ru } from "./office/ru";
import { uz } from "./office/uz";

/** The back office's pages of the schedule. */
export const office = { en, ru, uz };
