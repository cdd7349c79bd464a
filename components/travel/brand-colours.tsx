import { publicApi } from "@/lib/client/calls/public-paths";

interface BrandColoursProps {
  /** `#rrggbb`; empty where the agency has none. */
  colour: string;
  /** Where they hold; everywhere where it is left out. */
  media?: "print";
}

/** An agency's colours in place of the service's own, for the whole page that has this. A file, for the policy of pages allows no styles in them. */
export function BrandColours({ colour, media }: BrandColoursProps) {
  return colour ? <link rel="stylesheet" href={publicApi.brandStyles(colour)} precedence="brand" {...(media ? { media } : {})} /> : null;
}
