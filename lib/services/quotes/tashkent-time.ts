const MOMENT = new Intl.DateTimeFormat("ru-RU", {
  timeZone: "Asia/Tashkent",
  ...{ day: "2-digit", month: "2-digit", year: "numeric", hour: "2-digit", minute: "2-digit" },
});

/** `24.11.2026 14:05` by the clock of Tashkent, as all three languages read it. */
export function tashkentTime(moment: Date | string): string {
  return MOMENT.format(new Date(moment)).replace(",", "");
}
