import { en } from "./callbacks-en";
import { ru } from "./callbacks-ru";
import { uz } from "./callbacks-uz";

export const callbacks = { en, ru, uz };
