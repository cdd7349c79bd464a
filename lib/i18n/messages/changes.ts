import { en } from "./changes/en";
import { ru } from "./changes/ru";
import { uz } from "./changes/uz";

/** The airline's changes of booked flights, for agents and for customers. */
export const changes = { en, ru, uz };
