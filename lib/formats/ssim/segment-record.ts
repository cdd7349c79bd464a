import { type Columns, cut, LEG, SEGMENT } from "./columns";

/** What a type 4 record says of a journey that boards or leaves with its leg. */
export interface SegmentRecord {
  /** Data element identifier, three digits. */
  element: string;
  /** Sequences of the first and the last leg of the journey; null where the record does not say. */
  boardLeg: number | null;
  offLeg: number | null;
  data: string;
}

/** A type 4 record. */
export function readSegment(line: string): SegmentRecord {
  return {
    element: cut(line, SEGMENT.element),
    boardLeg: placeOf(cut(line, SEGMENT.board)),
    // B is where the first leg arrives.
    offLeg: placeOf(cut(line, SEGMENT.off), 1),
    data: cut(line, SEGMENT.data).trimEnd(),
  };
}

/** A text that a leg's record and the segment records behind it have in common. */
export function legNameOf(line: string, overflow: Columns): string {
  const hundreds = cut(line, overflow).replace(" ", "0");
  return (
    cut(line, [LEG.suffix[0], LEG.airline[1]]) + cut(line, [LEG.flight_number[0], LEG.service_type[1]]).replaceAll(" ", "0") + hundreds
  );
}

/** A = 1, B = 2 …, less `before`. */
function placeOf(letter: string, before = 0): number | null {
  const place = letter.charCodeAt(0) - 64 - before;
  return /^[A-Z]$/.test(letter) && place > 0 ? place : null;
}
