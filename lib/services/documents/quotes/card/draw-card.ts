import type { CustomerQuote } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import { isLiveQuote } from "@/lib/domain/quotes/quote-state";
import { tashkentTime } from "@/lib/services/quotes/tashkent-time";
import { journeyOf, partyText, peopleOf } from "@/lib/services/quotes/telling/choice-facts";
import { qrDrawing } from "@/lib/util/qr-code";
import { RECEIPT_TEXTS } from "../../receipts/document/texts";
import { type PaperTones, paperTones } from "../../receipts/pdf/style";
import { QUOTE_TEXTS } from "../quote-texts";
import { type Box, column, line, picture, row } from "./boxes";
import { cardSize } from "./card-size";
import { CARD, INK, TYPE } from "./card-style";
import { drawCardChoice } from "./draw-card-choice";

export interface ToDraw {
  /** As its customer reads it, in `locale`: nothing else can be told. */
  quote: CustomerQuote;
  locale: Locale;
  /** The customer's page. */
  url: string;
  /** PNG, or null: then the agency's name stands in its place. */
  logo: Uint8Array | null;
  isDemo: boolean;
}

const QR = 224;
/** Above the head, in the agency's colour. */
const STRIPE = 12;
const LOGO = { width: 420, height: 84 };

/** Draws a quote for a chat: whose it is, the choices, and the way to its page. */
export function drawCard({ quote, locale, url, logo, isDemo }: ToDraw): Box {
  const people = peopleOf(quote.passengers);
  const tones = paperTones(quote.colour);
  return column(
    { ...cardSize(quote), backgroundColor: INK.ground, fontFamily: "Card, Other", color: INK.ink },
    drawHead(quote, logo, tones),
    drawTitle(quote, locale),
    column({ padding: `0 ${CARD.margin}px` }, ...quote.choices.map((choice) => drawCardChoice(choice, { locale, people, tones }))),
    drawFoot(quote, { locale, url, isDemo, tones }),
  );
}

function drawHead({ agency, contacts: { tel } }: CustomerQuote, logo: Uint8Array | null, { accent, stripe }: PaperTones): Box {
  const style = {
    height: CARD.head,
    padding: `0 ${CARD.margin}px`,
    justifyContent: "space-between",
    backgroundColor: INK.paper,
    borderTop: `${STRIPE}px solid ${stripe}`,
  };
  const mark = logo
    ? picture(`data:image/png;base64,${Buffer.from(logo).toString("base64")}`, LOGO, { objectFit: "contain", objectPosition: "left" })
    : line(agency, { flexGrow: 1, flexShrink: 1, width: 100, fontSize: TYPE.name, fontWeight: 700, color: accent });
  return row(style, mark, line(tel, { marginLeft: 24, fontSize: TYPE.body, fontWeight: 700 }));
}

/** The size at which a line is whole: of so many letters in its usual size. */
function fitted(text: string, size: number, letters: number): number {
  return Math.min(size, Math.floor((size * letters) / text.length));
}

function drawTitle(quote: CustomerQuote, locale: Locale): Box {
  const { state, choices, passengers, journey, valid_until } = quote;
  const texts = QUOTE_TEXTS[locale];
  const first = choices[0];
  const route = first ? journeyOf(first.directions) : journey.map(({ from, to }) => `${from} → ${to}`).join(", ");
  const standing = state === "open" || state === "chosen" ? texts.valid(tashkentTime(valid_until, locale)) : texts.ended[state];
  const told = `${partyText(passengers, locale)} · ${standing}`;
  return column(
    { height: CARD.title, padding: `0 ${CARD.margin}px`, justifyContent: "center" },
    line(route, { fontSize: fitted(route, TYPE.title, 36), fontWeight: 700 }),
    line(told, { marginTop: 4, fontSize: fitted(told, TYPE.small, 74), color: INK.muted }),
  );
}

function drawFoot(
  quote: CustomerQuote,
  { locale, url, isDemo, tones }: Pick<ToDraw, "locale" | "url" | "isDemo"> & { tones: PaperTones },
): Box {
  const { agency, contacts, priced, state, has_logo } = quote;
  const texts = QUOTE_TEXTS[locale];
  const ways = [has_logo && agency, contacts.tel, contacts.telegram && `t.me/${contacts.telegram}`].filter(Boolean).join(" · ");
  const quiet = { fontSize: TYPE.fine, color: INK.muted };
  return row(
    { height: CARD.foot, padding: `0 ${CARD.margin}px`, backgroundColor: INK.paper },
    picture(qrPicture(url), { width: QR, height: QR }),
    column(
      { flexGrow: 1, flexShrink: 1, width: 100, marginLeft: 28 },
      line(texts.link.replace(/:$/, ""), { fontSize: TYPE.body, fontWeight: 700 }),
      line(url.replace(/^https?:\/\//, ""), { marginTop: 6, fontSize: TYPE.fine, color: tones.accent }),
      line(ways || agency, { marginTop: 14, fontSize: TYPE.small }),
      line(contacts.address, quiet),
      line(isLiveQuote(state) ? texts.priced(tashkentTime(priced, locale)) : "", quiet),
      isDemo ? line(RECEIPT_TEXTS[locale].demonstration, { ...quiet, color: INK.warning }) : null,
    ),
  );
}

function qrPicture(url: string): string {
  const { size, path } = qrDrawing(url);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
