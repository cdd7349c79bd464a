import { callbacks } from "./settings/callbacks";
import { frame } from "./settings/frame";
import { keys } from "./settings/keys";

const textsIn = <Language extends "en" | "ru" | "uz">(locale: Language) => ({
  ...frame[locale],
  keys: keys[locale],
  callbacks: callbacks[locale],
});

export const settings = { en: textsIn("en"), ru: textsIn("ru"), uz: textsIn("uz") };
