/** Numbers of Uzbekistan have nine digits without the country's code. */
const HOME = { code: "998", digits: 9 };
/** E.164. */
const MOST_DIGITS = 15;

/** A number's digits: `998901234567`. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** The telephones that a text may mean, as digits with their country's code; none where it looks like no number. */
export function phonesIn(text: string): string[] {
  if (!/^\+?[\d\s()./-]+$/.test(text)) return [];
  const digits = phoneDigits(text).replace(/^00/, "");
  if (digits.length < HOME.digits || digits.length > MOST_DIGITS) return [];
  return digits.length === HOME.digits && !text.startsWith("+") ? [HOME.code + digits] : [digits];
}
