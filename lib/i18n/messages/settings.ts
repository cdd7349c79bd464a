import { en } from "./settings/callbacks-en";
import { ru } from "./settings/callbacks-ru";
import { uz } from "./settings/callbacks-uz";
import { frame } from "./settings/frame";
import { keyCalls } from "./settings/key-calls";
import { keys } from "./settings/keys";
import { security } from "./settings/security";
import { team } from "./settings/team";

const callbacks = { en, ru, uz };

const textsIn = <Language extends "en" | "ru" | "uz">(locale: Language) => ({
  ...frame[locale],
  keys: keys[locale],
  keyCalls: keyCalls[locale],
  callbacks: callbacks[locale],
  security: security[locale],
  team: team[locale],
});

export const settings = { en: textsIn("en"), ru: textsIn("ru"), uz: textsIn("uz") };
