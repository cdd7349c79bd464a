import type { Brand } from "@/lib/domain/brand";
import type { Prisma } from "@/lib/generated/prisma/client";

const BRAND = { select: { name: true, tel: true, email: true, address: true, telegram: true, colour: true, printsParts: true } } as const;

/** What of a partner its customers read: in test mode what the live one says. */
export const BRANDED = {
  name: true,
  logo: true,
  brand: BRAND,
  live: { select: { brand: BRAND } },
} as const satisfies Prisma.PartnerSelect;

type BrandedPartner = Prisma.PartnerGetPayload<{ select: typeof BRANDED }>;

/** An agency that has said nothing has its name alone. */
export function brandOf({ name, brand, live }: Pick<BrandedPartner, "name" | "brand" | "live">): Brand {
  const said = brand ?? live?.brand;
  if (!said) return { name, tel: "", email: "", address: "", telegram: "", colour: "" };
  const { tel, email, address, telegram, colour } = said;
  return { name: said.name || name, tel, email, address, telegram, colour };
}

/** Whether receipts show the parts of a price that the agency makes itself. */
export function printsPartsOf({ brand, live }: Pick<BrandedPartner, "brand" | "live">): boolean {
  return (brand ?? live?.brand)?.printsParts ?? false;
}

const CHANGED = { select: { updatedAt: true } } as const;

/** What of a partner says when its brand changed last. */
export const BRAND_CHANGED = { brand: CHANGED, live: { select: { brand: CHANGED } } } as const satisfies Prisma.PartnerSelect;

/** When a partner's brand changed last; long ago where it never said anything. */
export function brandChangedAt({ brand, live }: Prisma.PartnerGetPayload<{ select: typeof BRAND_CHANGED }>): Date {
  return brand?.updatedAt ?? live?.brand?.updatedAt ?? new Date(0);
}
