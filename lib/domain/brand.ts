/** What an agency's customers read of it: on their status pages and receipts. */
export interface Brand {
  name: string;
  /** Empty where the agency gives none; so are all that follow. */
  tel: string;
  email: string;
  address: string;
  /** A name without `@`. */
  telegram: string;
  /** `#rrggbb`, in lower case. */
  colour: string;
}

/** Ways to reach the agency, as they are printed one after the other. */
export function contactLines({ tel, email, telegram, address }: Omit<Brand, "name" | "colour">): string[] {
  return [tel, email, telegram && `t.me/${telegram}`, address].filter((line) => line !== "");
}
