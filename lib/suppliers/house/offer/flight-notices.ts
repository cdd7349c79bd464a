import type { LocalizedText } from "@/lib/domain/localized";
import type { Operator } from "@/lib/domain/offer";
import type { SegmentRemark } from "@/lib/domain/schedule/leg-sale";
import { isSurface } from "@/lib/domain/schedule/surface";
import type { FlightLeg, FlightSegment, Itinerary } from "@/lib/engine/itinerary";
import { airlineByCode } from "@/lib/reference/airlines";
import { firstLeg, lastLeg, operatorOfLeg } from "../flights";

/** What the schedule says of single flights and clients have to know: vehicles, conditions of their sale, and who flies part of the way. */
export function flightNotices({ segments }: Itinerary): LocalizedText[] {
  return segments.flatMap((segment) => [...surfaceNotices(segment), ...remarkNotices(segment), ...partOperators(segment)]);
}

function surfaceNotices(segment: FlightSegment): LocalizedText[] {
  const way = wayOf(segment);
  return segment.legs.some(({ aircraft }) => isSurface(aircraft, segment.serviceType))
    ? [
        {
          uz: `${way}: bu parvoz emas. Yoʻlning hammasi yoki bir qismi avtobus, poyezd yoki kemada bosib oʻtiladi.`,
          ru: `${way}: это не перелёт. Весь путь или его часть проходит на автобусе, поезде или судне.`,
          en: `${way}: this is no flight. All or part of the way is by bus, train or boat.`,
        },
      ]
    : [];
}

const REMARKS: Readonly<Record<SegmentRemark, (way: string) => LocalizedText>> = {
  G: (way) => ({
    uz: `${way}: reys davlat organlari ruxsatidan keyingina bajariladi.`,
    ru: `${way}: рейс состоится только после разрешения государственных органов.`,
    en: `${way}: the flight is subject to government approval.`,
  }),
  R: (way) => ({
    uz: `${way}: joylar soʻrov boʻyicha, aviakompaniya ularni tasdiqlashi kerak.`,
    ru: `${way}: места по запросу, их должна подтвердить авиакомпания.`,
    en: `${way}: seats are on request; the airline has to confirm them.`,
  }),
  P: (way) => ({
    uz: `${way}: yoʻlda samolyot almashadi yoki undan tushib, qayta chiqiladi. Reys raqami oʻzgarmaydi.`,
    ru: `${way}: в пути смена самолёта либо выход и повторная посадка. Номер рейса не меняется.`,
    en: `${way}: on the way you change the aircraft, or get off and on again. The flight number stays the same.`,
  }),
};

function remarkNotices(segment: FlightSegment): LocalizedText[] {
  return [...segment.sale.remarks].filter(isRemark).map((letter) => REMARKS[letter](wayOf(segment)));
}

function isRemark(letter: string): letter is SegmentRemark {
  return Object.hasOwn(REMARKS, letter);
}

/** Where not all legs are flown by the same carrier, those of another one than the flight's. */
function partOperators({ carrier, flightNumber, suffix, legs }: FlightSegment): LocalizedText[] {
  if (legs.length === 1) return [];
  const operators = legs.map(operatorOfLeg);
  const isAlike = operators.every((each) => each?.carrier === operators[0]?.carrier && each?.name === operators[0]?.name);
  if (isAlike) return [];
  return legs.flatMap((leg, index) => {
    const operator = operators[index];
    return operator ? [operatedText(`${carrier} ${flightNumber}${suffix}`, leg, operator)] : [];
  });
}

function operatedText(flight: string, { origin, destination }: FlightLeg, operator: Operator): LocalizedText {
  const way = `${flight}, ${origin} – ${destination}`;
  const name = (locale: keyof LocalizedText) => operator.name || (airlineByCode(operator.carrier)?.name[locale] ?? operator.carrier);
  return {
    uz: `${way}: parvozni ${name("uz")} bajaradi.`,
    ru: `${way}: рейс выполняет ${name("ru")}.`,
    en: `${way}: operated by ${name("en")}.`,
  };
}

/** `HY 271, TAS – IST` */
function wayOf(segment: FlightSegment): string {
  return `${segment.carrier} ${segment.flightNumber}${segment.suffix}, ${firstLeg(segment).origin} – ${lastLeg(segment).destination}`;
}
