import { en } from "./booking/en";
import { ru } from "./booking/ru";
import { uz } from "./booking/uz";

export const booking = { en, ru, uz };
