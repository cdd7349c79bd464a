import type { OfficeChoicesQuery, OfficeWorkChoices } from "@/lib/contracts/operator/bookings/office-bookings";
import type { Locale } from "@/lib/domain/localized";
import { choicesOf } from "../work-list/list-work-choices";
import { sellingPartners } from "./selling-partners";

interface ListChoices extends OfficeChoicesQuery {
  /** Of the carriers' titles. */
  locale: Locale;
}

/** What the list of all agencies can be narrowed to: agencies, carriers, and of one agency who looks after its bookings. */
export async function listOfficeChoices({ mode, agency, locale }: ListChoices): Promise<OfficeWorkChoices> {
  const partners = await sellingPartners({ mode });
  const asked = agency === undefined ? partners : partners.filter(({ code }) => code === agency);
  const choices = await choicesOf(
    asked.map(({ id }) => id),
    locale,
  );
  const people = agency === undefined ? { agents: [], sellers: [] } : {};
  return { ...choices, ...people, agencies: partners.map(({ code, name }) => ({ code, name })) };
}
