import { airport } from "@/lib/reference/block-time";

/** Terminals that matter for connections: `airport:international/domestic`; nothing where the airport has one building. */
const BY_AIRPORT: Readonly<Record<string, readonly [international: string, domestic: string]>> = table(
  "TAS:2/3 SVO:C/B VKO:A/A ALA:2/1 NQZ:1/2 SVX:B/A KZN:1/1 OVB:B/A DXB:1/1 LHR:2/5 FRA:1/1 MUC:2/2 CDG:2A/2F DEL:3/3 BOM:2/1 " +
    "ICN:1/1 PEK:3/3 PVG:2/2 CAN:2/2 NRT:1/1 KIX:1/1 JFK:4/4 BER:1/1 VIE:3/3 PRG:2/2 BUD:2B/2A MXP:1/1 FCO:3/1 MAD:1/4 BCN:1/1 " +
    "AYT:1/D HAN:2/1 SGN:2/3 KUL:1/1 JED:1/1 RUH:3/5 CAI:3/3 SSH:1/1 HRG:1/2 BKK:1/1 DPS:I/D CGK:3/3 SIN:2/2 KWI:1/1 TLV:3/3 URC:4/4",
);

/** Carriers that have a terminal of their own, whatever the flight. */
const BY_CARRIER: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "DXB:EK=3 DXB:FZ=2 LHR:EK=3 LHR:QR=4 LHR:J2=4 LHR:KC=4 LHR:SV=4 LHR:VN=4 ICN:KE=2 JFK:TK=1 JFK:LH=1 JFK:KE=1 JFK:LO=1 CDG:LH=1 " +
    "CDG:LO=1 FRA:LH=1 FRA:LO=1 FRA:CA=1 FRA:KC=2 FRA:HY=2 FRA:J2=2 FRA:EK=2 FRA:VN=2 MAD:EK=4S MAD:QR=4S KWI:PC=1 SIN:EK=1 SIN:QR=1 CAI:HY=2 CAI:QR=2"
  )
    .split(" ")
    .map((entry) => entry.split("=")),
);

/** Terminal of a carrier's flight at an airport; empty where there is nothing to say. */
export function terminalOf(carrier: string, at: string, other: string): string {
  const own = BY_CARRIER[`${at}:${carrier}`];
  if (own !== undefined) return own;
  const [international = "", domestic = ""] = BY_AIRPORT[at] ?? [];
  return airport(at).country === airport(other).country ? domestic : international;
}

function table(text: string): Record<string, [string, string]> {
  const entries = text.split(" ").map((entry): [string, [string, string]] => {
    const [code = "", international = "", domestic = ""] = entry.split(/[:/]/);
    return [code, [international, domestic]];
  });
  return Object.fromEntries(entries);
}
