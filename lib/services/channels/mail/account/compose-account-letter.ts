import type { TeamRole } from "@/lib/contracts/scopes";
import type { Locale } from "@/lib/domain/localized";
import type { Letter } from "../letter/letter";
import { OWN_LETTER } from "../letter/own-letter";
import { ACCOUNT_TEXTS } from "./account-texts";

interface Common {
  /** Address of the page, with the token behind `#`. */
  url: string;
  locale: Locale;
}

/** What a letter about an account is written of. */
export type AccountLetter = Common &
  (
    | { kind: "invitation"; agency: string; inviter: string; role: TeamRole; days: number }
    | { kind: "password_reset"; email: string; minutes: number }
  );

/** A letter to one of an agency's people about how they sign in, in their language. */
export function composeAccountLetter(source: AccountLetter): Letter {
  const { kind, url, locale } = source;
  const texts = ACCOUNT_TEXTS[locale];
  return {
    ...OWN_LETTER,
    locale,
    ...(source.kind === "invitation" ? invitation(source) : reset(source)),
    link: { label: texts.link[kind], url },
    ...(source.kind === "invitation" && { agency: { name: source.agency, contacts: [] } }),
  };
}

type Said = Pick<Letter, "subject" | "heading" | "paragraphs" | "facts" | "footer">;

function invitation({ agency, inviter, role, days, locale }: Extract<AccountLetter, { kind: "invitation" }>): Said {
  const texts = ACCOUNT_TEXTS[locale].invitation;
  return {
    subject: texts.subject(agency),
    heading: texts.heading(agency),
    paragraphs: [texts.text(inviter, agency), texts.until(days)],
    facts: [{ label: texts.role, value: texts.roles[role] }],
    footer: texts.footer,
  };
}

function reset({ email, minutes, locale }: Extract<AccountLetter, { kind: "password_reset" }>): Said {
  const texts = ACCOUNT_TEXTS[locale].reset;
  return {
    subject: texts.subject,
    heading: texts.heading,
    paragraphs: [texts.text, texts.until(minutes)],
    facts: [{ label: texts.account, value: email }],
    footer: texts.footer,
  };
}
