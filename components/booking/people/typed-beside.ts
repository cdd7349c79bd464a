import { plainNumber } from "@/lib/domain/text/plain-text";
import { type BookingFields, capitalName, isPhoneEmpty, tidyPhone } from "../form/booking-fields";
import { type FormDraft, isUntouched, namesIn } from "../form/form-draft";

type Person = BookingFields["passengers"][number];

/**
 * What is typed into a form that is kept, and would be lost if these fields took its place: people who are others, or of whom something else is
 * said, another payer, bags, a price. What was taken along from a booking and never touched is not lost: it is taken along again.
 * @returns names of those of whom it is, or who are in the form, may be empty; null where nothing would be lost
 */
export function typedBeside(kept: FormDraft | null, fields: BookingFields): { names: string } | null {
  if (!kept || isUntouched(kept)) return null;
  const taken = new Set(told(fields.passengers));
  const people = [...kept.fields.passengers, ...kept.waiting];
  const lines = told(people);
  const lost = people.filter((one, place) => isSomebody(one) && !taken.has(lines[place] ?? ""));
  if (lost.length > 0) return { names: namesIn(lost) };
  return isPaidOtherwise(kept.fields, fields) ? { names: namesIn(people) } : null;
}

function isSomebody({ last_name, first_name, birthdate, doc_number }: Person): boolean {
  return [last_name, first_name, birthdate, doc_number].some((text) => text.trim() !== "");
}

/** All that is said of each, in one line: two are the same by it. Age group and kind of document are left out: they follow the flights. */
function told(people: readonly Person[]): string[] {
  const firstTel = people[0]?.tel ?? "";
  return people.map(({ last_name, first_name, middle_name, birthdate, gender, citizenship, doc_number, doc_expire, tel, same_tel }) => {
    const names = [last_name, first_name, middle_name].map(capitalName);
    const phone = tidyPhone(same_tel ? firstTel : tel);
    return [...names, birthdate, gender, citizenship, plainNumber(doc_number), doc_expire, phone].join("|");
  });
}

/** Whether a payer, bags or a price stand there that the fields do not have. */
function isPaidOtherwise(kept: BookingFields, fields: BookingFields): boolean {
  const isOther = (name: "payer_name" | "payer_email") => kept[name].trim() !== "" && kept[name].trim() !== fields[name].trim();
  const isOtherPhone = !isPhoneEmpty(kept.payer_tel) && tidyPhone(kept.payer_tel) !== tidyPhone(fields.payer_tel);
  const hasBags = kept.bags.some(({ byDirection }) => byDirection.some((choice) => choice !== ""));
  return isOther("payer_name") || isOther("payer_email") || isOtherPhone || hasBags || kept.selling_price.trim() !== "";
}
