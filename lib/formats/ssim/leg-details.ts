import { flightCode } from "@/lib/domain/schedule/inventory";
import { SEGMENT_REMARKS, type SegmentSale } from "@/lib/domain/schedule/leg-sale";
import { cabinCapacities } from "@/lib/domain/schedule/nesting";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { isSurface } from "@/lib/domain/schedule/surface";
import { isKnownRestriction, restrictionOf } from "@/lib/domain/schedule/traffic-restrictions";
import type { ProblemName } from "../imports/bad-line";
import { countIn, type SsimCounts } from "./counts";
import { ELSEWHERE, parseAircraft, parseDesignators } from "./fields";
import { CODE_SHARE, IN_ELEMENT, operatorOf } from "./operator";
import type { LegRecord } from "./read-leg";
import { saleableSeats } from "./saleable-seats";
import type { SegmentRecord } from "./segment-record";

/** What is wrong with a leg and its segment records together. */
export interface LegProblem {
  field: "booking_designators" | "configuration" | "disclosure";
  problem: ProblemName;
  value: string;
}

/** Data elements that are read of the journey over the leg alone; of longer ones they say nothing that is kept. */
const OF_LEG = ["50", "104", "106", "108", "113", "121", "127", "198", "199"];
/** Of any journey that boards with the leg. */
const OF_SEGMENT = ["101", "170", "710", "711", "712", ...Object.values(SEGMENT_REMARKS)];
/** What concerns cargo and mail alone, and the numbers of duplicates, which say the same themselves. */
const WITHOUT_EFFECT = ["10", "171", "172", "173"];
/** Restrictions of journeys that end with the first so many legs stand in the leg's own record. */
const CODES_IN_LEG = 11;
/** A code that passes for passengers to data element 170. */
const SEE_ELEMENT = "Z";

/** A leg and the segment records behind it, until the next leg begins. */
export class LegDetails {
  private readonly ofLeg = new Map<string, string>();
  private readonly ofSegments = new Map<number, Map<string, string>>();

  /** @param leg of the record, on its flight's dates @param line of the record in the file */
  constructor(
    private readonly record: LegRecord,
    private readonly leg: LegPattern,
    readonly line: number,
    private readonly counts: SsimCounts,
  ) {}

  /** Takes what a segment record says. */
  add({ element, boardLeg, offLeg, data }: SegmentRecord): void {
    const name = element.replace(/^0+/, "");
    const own = this.leg.legSequence;
    const isOfLeg = boardLeg === own && offLeg === own;
    if (isOfLeg && (OF_LEG.includes(name) || WITHOUT_EFFECT.includes(name))) this.ofLeg.set(name, data);
    else if (WITHOUT_EFFECT.includes(name)) return;
    else if (OF_SEGMENT.includes(name) && boardLeg === own && offLeg !== null && offLeg >= own) this.noteSegment(offLeg, name, data);
    else countIn(this.counts.elementsNotApplied, element);
  }

  /** The leg as it is sold, or what is wrong with it. */
  finish(): LegPattern | LegProblem {
    const problem = this.missing();
    if (problem) return problem;
    const leg = this.saysMore() ? this.resolved() : this.leg;
    this.count(leg);
    return leg;
  }

  /** Of a million legs nearly all say nothing that has to be worked out. */
  private saysMore(): boolean {
    const { trafficRestriction, disclosure } = this.record;
    const { bookingDesignators, configuration } = this.leg;
    const isElsewhere = bookingDesignators === ELSEWHERE || configuration === ELSEWHERE;
    const isSaid = this.ofLeg.size + this.ofSegments.size > 0 || disclosure !== "" || trafficRestriction.trim() !== "";
    return isSaid || isElsewhere || /\d/.test(bookingDesignators);
  }

  private resolved(): LegPattern {
    const { carrier, flightNumber, suffix } = this.leg;
    const filed = { own: flightCode(carrier, flightNumber, suffix), carrier, owner: this.record.owner, disclosure: this.record.disclosure };
    return {
      ...this.leg,
      ...saleableSeats({ ...this.filedSeats(), blocked: this.elementOf("104") }),
      ...operatorOf({ ...filed, flight: this.elementOf("50"), ownerName: this.elementOf("113"), operator: this.elementOf("127") }),
      aircraft: parseAircraft(this.elementOf("121").slice(0, 3)) ?? this.leg.aircraft,
      departureTerminal: this.elementOf("199").trim() || this.leg.departureTerminal,
      arrivalTerminal: this.elementOf("198").trim() || this.leg.arrivalTerminal,
      segments: this.segments(),
    };
  }

  private noteSegment(offLeg: number, element: string, data: string): void {
    const known = this.ofSegments.get(offLeg);
    if (known) known.set(element, data);
    else this.ofSegments.set(offLeg, new Map([[element, data]]));
  }

  private elementOf(element: string): string {
    return this.ofLeg.get(element) ?? "";
  }

  private missing(): LegProblem | undefined {
    const { bookingDesignators, configuration } = this.leg;
    const { disclosure } = this.record;
    const classes = this.ofLeg.get("106");
    if (bookingDesignators === ELSEWHERE && (classes === undefined || parseDesignators(classes) === undefined))
      return { field: "booking_designators", problem: "classes_elsewhere", value: classes ?? bookingDesignators };
    if (configuration === ELSEWHERE && !this.ofLeg.has("108"))
      return { field: "configuration", problem: "configuration_elsewhere", value: configuration };
    if (bookingDesignators === "" && configuration === "")
      return { field: "booking_designators", problem: "no_classes_no_seats", value: "" };
    if (IN_ELEMENT.includes(disclosure || "-") && !this.ofLeg.has("127"))
      return { field: "disclosure", problem: "operator_missing", value: disclosure };
    if (this.ofLeg.has("10") && this.ofLeg.has("50"))
      return { field: "disclosure", problem: "duplicate_of_duplicates", value: this.elementOf("50") };
    return undefined;
  }

  private filedSeats(): { designators: string; configuration: string } {
    const { bookingDesignators, configuration } = this.leg;
    return {
      designators: bookingDesignators === ELSEWHERE ? (parseDesignators(this.elementOf("106")) ?? "") : bookingDesignators,
      configuration: configuration === ELSEWHERE ? this.elementOf("108").trim() : configuration,
    };
  }

  /** By their last legs. */
  private segments(): SegmentSale[] {
    const { trafficRestriction } = this.record;
    if (this.ofSegments.size === 0 && trafficRestriction.trim() === "") return [];
    const offLegs = new Set(this.ofSegments.keys());
    for (let leg = this.leg.legSequence; leg <= CODES_IN_LEG; leg++) if (trafficRestriction[leg - 1] !== " ") offLegs.add(leg);
    return [...offLegs]
      .sort((one, other) => one - other)
      .map((offLeg) => this.segment(offLeg))
      .filter(({ restriction, classes, remarks }) => restriction + classes + remarks !== "");
  }

  private segment(offLeg: number): SegmentSale {
    const said = this.ofSegments.get(offLeg);
    const code = this.record.trafficRestriction[Math.min(offLeg, CODES_IN_LEG + 1) - 1] ?? " ";
    const inLeg = code === SEE_ELEMENT || offLeg > CODES_IN_LEG ? "" : code.trim();
    const restriction = said?.get("170")?.trim().slice(0, 1) ?? inLeg;
    return {
      offLeg,
      restriction,
      qualifier: restriction === "" ? "" : (["710", "711", "712"].find((element) => said?.has(element)) ?? ""),
      classes: (said?.get("101") ?? "").replaceAll(/[^A-Z]/g, ""),
      remarks: Object.entries(SEGMENT_REMARKS)
        .flatMap(([letter, element]) => (said?.has(element) ? letter : []))
        .join(""),
    };
  }

  private count(leg: LegPattern): void {
    const { counts } = this;
    const codes = leg.segments.flatMap(({ restriction }) => restriction || []);
    if (codes.length > 0) counts.trafficRestricted += 1;
    counts.stopoverOnly += codes.filter((code) => restrictionOf(code).withStopover).length;
    counts.restrictionsUnknown += codes.filter((code) => !isKnownRestriction(code)).length;
    if (leg.operatingFlight !== "") counts.codeShares += 1;
    else if (CODE_SHARE.includes(this.record.disclosure || "-")) counts.codeSharesUnnamed += 1;
    if (isSurface(leg.aircraft, leg.serviceType)) counts.surfaceLegs += 1;
    const { B, E } = cabinCapacities(leg.configuration);
    if (B + E === 0) countIn(counts.withoutSeats, leg.carrier);
  }
}
