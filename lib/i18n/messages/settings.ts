import { en } from "./settings/callbacks-en";
import { ru } from "./settings/callbacks-ru";
import { uz } from "./settings/callbacks-uz";
import { frame } from "./settings/frame";
import { keys } from "./settings/keys";

const callbacks = { en, ru, uz };

const textsIn = <Language extends "en" | "ru" | "uz">(locale: Language) => ({
  ...frame[locale],
  keys: keys[locale],
  callbacks: callbacks[locale],
});

export const settings = { en: textsIn("en"), ru: textsIn("ru"), uz: textsIn("uz") };
