import { cabinCapacities, tellsSeats } from "@/lib/domain/schedule/nesting";
import { u16At } from "@/lib/util/at";
import { Interner } from "@/lib/util/interner";
import { remembered } from "@/lib/util/waiting/remembered";
import { KIND_TEXTS, type ServiceColumns, textOfKind } from "../service-columns";

type KindColumns = Pick<ServiceColumns, "kindOrigin" | "kindDestination" | "kindTexts" | "texts">;

/** Kinds of legs that are sold under another number, as the carrier that flies them says: it knows aircraft and terminals. */
export class SharedKinds {
  private readonly origins: number[] = [];
  private readonly destinations: number[] = [];
  private readonly kindTexts: number[] = [];
  private readonly texts = new Interner<string>();
  private readonly known = new Map<string, number>();

  constructor(private readonly services: ServiceColumns) {
    for (const text of services.texts) this.texts.idOf(text, () => text);
  }

  /** @returns the kind itself where there is nothing to correct @param own kind of the same leg under the number that is flown */
  of(kind: number, own: number): number {
    return remembered(this.known, `${kind} ${own}`, () => this.make(kind, own));
  }

  finish(): KindColumns {
    const { kindOrigin, kindDestination, kindTexts } = this.services;
    return {
      kindOrigin: Uint16Array.from([...kindOrigin, ...this.origins]),
      kindDestination: Uint16Array.from([...kindDestination, ...this.destinations]),
      kindTexts: Uint32Array.from([...kindTexts, ...this.kindTexts]),
      texts: this.texts.values,
    };
  }

  private make(kind: number, own: number): number {
    const text = (name: (typeof KIND_TEXTS)[number], of = kind) => textOfKind(this.services, of, name);
    const flown = (name: "departureTerminal" | "arrivalTerminal" | "aircraft") => text(name, own) || text(name);
    const corrected: Partial<Record<(typeof KIND_TEXTS)[number], string>> = {
      departureTerminal: flown("departureTerminal"),
      arrivalTerminal: flown("arrivalTerminal"),
      aircraft: flown("aircraft"),
      configuration: smaller(text("configuration"), text("configuration", own)),
    };
    if (KIND_TEXTS.every((name) => (corrected[name] ?? text(name)) === text(name))) return kind;
    for (const name of KIND_TEXTS) this.kindTexts.push(this.textId(corrected[name] ?? text(name)));
    this.destinations.push(u16At(this.services.kindDestination, kind));
    return this.services.kindOrigin.length + this.origins.push(u16At(this.services.kindOrigin, kind)) - 1;
  }

  private textId(text: string): number {
    return this.texts.idOf(text, () => text);
  }
}

/** An aircraft has no more seats than the carrier says that flies it, if it says any; where the other carrier says none, it has these. */
function smaller(configuration: string, flown: string): string {
  if (!tellsSeats(configuration)) return flown || configuration;
  const [sold, there] = [cabinCapacities(configuration), cabinCapacities(flown)];
  if (there.B + there.E === 0 || (sold.B <= there.B && sold.E <= there.E)) return configuration;
  return `C${Math.min(sold.B, there.B)}Y${Math.min(sold.E, there.E)}`;
}
