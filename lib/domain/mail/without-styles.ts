/** The page of a mail without its style element: pages of the service are shown under a policy that allows none of a mail's own. */
export function withoutStyles(html: string): string {
  return html.replaceAll(/<style>[^<]*<\/style>/g, "");
}
