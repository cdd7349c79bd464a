import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import { type BadLine, type ProblemName, printable } from "@/lib/formats/imports/bad-line";

/** What somebody agrees to, where the command line would tell of its flags. */
const REMARKS: Readonly<Partial<Record<ProblemName, LocalizedText>>> = {
  flights_lost: t(
    "{value} would lose {other} % of its flights in the period that the file covers.",
    "{value} потеряет {other} % рейсов за период, который покрывает файл.",
    "{value} fayl qamragan davrda reyslarining {other} foizini yoʻqotadi.",
  ),
  set_empty: t(
    "{value}: the file names no flight for its period, so that all flights of it would be cancelled.",
    "{value}: в файле нет ни одного рейса за его период, все рейсы этого периода были бы отменены.",
    "{value}: faylda uning davri uchun birorta reys yoʻq, shu davrdagi barcha reyslar bekor qilinadi.",
  ),
  routes_lost: t(
    "{value} would lose {other} of its routes.",
    "{value} потеряет {other} своих маршрутов.",
    "{value} oʻz yoʻnalishlarining {other} qismini yoʻqotadi.",
  ),
  seasons_lost: t(
    "{value} would lose the season {other}, and routes would not be sold on its days.",
    "{value} потеряет сезон {other}, и в его дни маршруты не будут продаваться.",
    "{value} {other} mavsumini yoʻqotadi, uning kunlarida yoʻnalishlar sotilmaydi.",
  ),
  brands_lost: t("{value} would lose brands: {other}.", "{value} потеряет тарифы: {other}.", "{value} tariflarini yoʻqotadi: {other}."),
  days_lost: t(
    "{value} would not be sold on some days of the year or of the week on {other} of its routes.",
    "{value} не будет продаваться в некоторые дни года или недели на {other} своих маршрутов.",
    "{value} oʻz yoʻnalishlarining {other} qismida yil yoki haftaning baʼzi kunlarida sotilmaydi.",
  ),
  brand_days_lost: t(
    "{value} would not sell on some days of the year or of the week: {other}.",
    "{value} не будет продавать в некоторые дни года или недели: {other}.",
    "{value} yil yoki haftaning baʼzi kunlarida sotmaydi: {other}.",
  ),
  sale_ends_earlier: t(
    "{value} would end the sale earlier before departure: {other}.",
    "{value} будет заканчивать продажу раньше до вылета: {other}.",
    "{value} sotuvni uchishdan oldin ertaroq tugatadi: {other}.",
  ),
  rows_lost: t("{value} would be gone: {other}.", "{value}: исчезнет {other}.", "{value}: yoʻqoladi {other}."),
  price_jump: t(
    "{value}: {other}, ten times as high or low or more; prices like that: {more}.",
    "{value}: {other}, разница в десять раз или больше; таких цен: {more}.",
    "{value}: {other}, farq oʻn barobar yoki undan ortiq; bunday narxlar: {more}.",
  ),
  price_drop: t(
    "{value}: {other}, a fall above the limit of the house; prices like that: {more}.",
    "{value}: {other}, снижение больше лимита сервиса; таких цен: {more}.",
    "{value}: {other}, xizmat chegarasidan ortiq pasayish; bunday narxlar: {more}.",
  ),
};

/** What somebody has to agree to, as a sentence. */
export function remarkText({ problem, value, other, more = "" }: BadLine, locale: Locale): string {
  const parts = { value, other, more };
  return (REMARKS[problem]?.[locale] ?? "").replaceAll(/\{(value|other|more)\}/g, (_, name: keyof typeof parts) => printable(parts[name]));
}
