import { publicApi } from "@/lib/client/calls/public-paths";

interface BrandColoursProps {
  /** `#rrggbb`; empty where the agency has none. */
  colour: string;
  /** Where they hold; everywhere where it is left out. */
  media?: "print";
}

/**
 * An agency's colours in place of the service's own, for the whole page that has this. A file, for the policy of pages allows no styles in them.
 * With a precedence React waits for the file before it paints, and never takes it away again; pages of customers lead on by whole loads.
 * What holds on paper alone is waited for by nobody, and goes with the booking that has it: the next one may be another agency's.
 */
export function BrandColours({ colour, media }: BrandColoursProps) {
  if (!colour) return null;
  const sheet = { rel: "stylesheet", href: publicApi.brandStyles(colour) };
  return media ? <link {...sheet} media={media} /> : <link {...sheet} precedence="brand" />;
}
