import { describe, expect, it } from "vitest";
import { groupTickets, type TicketedFlight } from "./ticket-groups";

const agreed = (left: string, right: string) =>
  ["HY-TK", "TK-LH"].some((pair) => pair === `${left}-${right}` || pair === `${right}-${left}`);
const by = (...carriers: string[]): TicketedFlight[] => carriers.map((carrier) => ({ carrier, selfTransfer: false }));
const selfTransfer = (carrier: string): TicketedFlight => ({ carrier, selfTransfer: true });
const summary = (directions: TicketedFlight[][]) =>
  groupTickets(directions, agreed).map((group) => [group.validatingCarrier, group.carriers.join("+")]);

describe("groupTickets", () => {
  it("puts a round trip of carriers with an agreement on one ticket", () => {
    const groups = groupTickets([by("HY", "TK"), by("TK")], agreed);
    expect(groups).toEqual([
      {
        validatingCarrier: "HY",
        carriers: ["HY", "TK"],
        segments: [
          [0, 0],
          [0, 1],
          [1, 0],
        ],
      },
    ]);
  });

  it("validates on the carrier that has an agreement with all others", () => {
    expect(summary([by("HY", "TK", "LH")])).toEqual([["TK", "HY+TK+LH"]]);
  });

  it("parts tickets at a self transfer, and joins the same carriers' parts of both directions", () => {
    expect(
      summary([
        [...by("HY"), selfTransfer("PC")],
        [...by("PC"), selfTransfer("HY")],
      ]),
    ).toEqual([
      ["HY", "HY"],
      ["PC", "PC"],
    ]);
  });

  it("parts a round trip of carriers that do not know each other", () => {
    expect(summary([by("HY"), by("PC")])).toEqual([
      ["HY", "HY"],
      ["PC", "PC"],
    ]);
  });

  it("never joins the two sides of a self transfer over a third carrier", () => {
    expect(summary([[...by("HY"), selfTransfer("LH")], by("TK")])).toEqual([
      ["HY", "HY+TK"],
      ["LH", "LH"],
    ]);
  });
});
