import Link from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to a page of ours. Next would ask for every page that a link in sight leads to, twice, and be told its title alone: all pages are
 * made for who asks. A list of 25 bookings sent 50 requests so, and a telephone was busy with them while its reader began.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />;
}
