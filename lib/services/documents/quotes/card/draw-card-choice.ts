import type { QuoteChoice } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import { type ChoiceFacts, choiceFacts, type LegFacts } from "@/lib/services/quotes/telling/choice-facts";
import { QUOTE_PHRASES } from "@/lib/services/quotes/telling/quote-phrases";
import type { PaperTones } from "../../receipts/pdf/style";
import { QUOTE_TEXTS } from "../quote-texts";
import { type Box, column, line, row } from "./boxes";
import { choiceHeight } from "./card-size";
import { CARD, INK, TYPE } from "./card-style";
import { drawCarrierMark } from "./draw-carrier-mark";

/** Marks beside each other; more carriers are named alone. */
const MOST_MARKS = 3;

interface Drawn {
  locale: Locale;
  people: number;
  tones: PaperTones;
}

/** One choice: who flies, when, what is included, and what it costs. */
export function drawCardChoice(choice: QuoteChoice, { locale, people, tones }: Drawn): Box {
  const facts = choiceFacts(choice, locale);
  return column(
    {
      height: choiceHeight(choice),
      marginBottom: CARD.gap,
      padding: "8px 28px",
      backgroundColor: INK.paper,
      borderRadius: 24,
      border: `3px solid ${choice.is_chosen ? tones.accent : INK.hairline}`,
    },
    drawHead(choice, facts, locale),
    ...facts.legs.map((leg) => drawLeg(leg, locale)),
    drawFoot(facts, { locale, people, tones }),
  );
}

function drawHead({ position, brand, is_chosen }: QuoteChoice, { carriers }: ChoiceFacts, locale: Locale): Box {
  // Marks tell of the others: a second name would be cut.
  const names = [carriers[0]?.title ?? "", ...(carriers.length > 1 ? [`+ ${carriers.length - 1}`] : [])].join(" ");
  const told = [`${position + 1}. ${names}`, ...(is_chosen ? [QUOTE_TEXTS[locale].chosen] : [])].join(" · ");
  return row(
    { height: CARD.choiceHead, borderBottom: `2px solid ${INK.tint}` },
    ...carriers.slice(0, MOST_MARKS).map(({ code }) => drawCarrierMark(code)),
    line(told, { flexGrow: 1, flexShrink: 1, width: 100, fontSize: TYPE.strong, fontWeight: 700, color: INK.ink }),
    line(brand, { maxWidth: 300, marginLeft: 16, fontSize: TYPE.small, color: INK.muted }),
  );
}

function drawLeg({ day, leaves, arrives, daysLater, from, to, via }: LegFacts, locale: Locale): Box {
  return row(
    { height: CARD.leg },
    line(day, { width: 136, fontSize: TYPE.body, color: INK.muted }),
    line(`${leaves} → ${arrives}`, { fontSize: TYPE.clock, fontWeight: 700, color: INK.ink }),
    line(daysLater, { width: 58, height: 44, marginLeft: 8, fontSize: TYPE.small, fontWeight: 700, color: INK.days }),
    column(
      { flexGrow: 1, flexShrink: 1, width: 100, alignItems: "flex-end" },
      line(`${from.code} → ${to.code}`, { fontSize: TYPE.small, color: INK.ink }),
      line(via || QUOTE_PHRASES[locale].direct, { maxWidth: "100%", fontSize: TYPE.fine, color: INK.muted }),
    ),
  );
}

function drawFoot({ conditions, price }: ChoiceFacts, { locale, people, tones }: Drawn): Box {
  const { forPeople, gone } = QUOTE_PHRASES[locale];
  const sum =
    price === null
      ? [line(gone, { fontSize: TYPE.strong, fontWeight: 700, color: INK.bad })]
      : [
          line(price, { fontSize: TYPE.price, fontWeight: 700, color: tones.accent }),
          line(forPeople(people), { fontSize: TYPE.small, color: INK.muted }),
        ];
  return row(
    { height: CARD.choiceFoot, justifyContent: "space-between", borderTop: `2px solid ${INK.tint}` },
    column({ flexGrow: 1, flexShrink: 1, width: 100 }, ...conditions.map((text) => line(text, { fontSize: TYPE.small, color: INK.ink }))),
    column({ alignItems: "flex-end", marginLeft: 24 }, ...sum),
  );
}
