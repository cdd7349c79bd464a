import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { kindOf } from "./path-kind";
import { securityHeaders } from "./security-headers";

/** What a request for a path meets: its response, and itself as Next gets it. */
function meet(path: string, { isSecure = false, sent }: { isSecure?: boolean; sent?: string } = {}) {
  const incoming = new IncomingMessage(new Socket());
  if (sent !== undefined) incoming.headers["content-security-policy"] = sent;
  const outgoing = new ServerResponse(incoming);
  securityHeaders({ isSecure })({ incoming, outgoing, path, kind: kindOf(path) });
  return { policy: String(outgoing.getHeader("content-security-policy")), incoming, outgoing };
}

const nonceIn = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1];

test.each(["/", "/trip/abc", "/docs/errors", "/nothing/here"])("of a page, %s, scripts run by this response's nonce alone", (path) => {
  const first = meet(path, { sent: "script-src 'nonce-of-a-caller'" });
  expect(first.incoming.headers["content-security-policy"]).toBe(first.policy);
  expect(nonceIn(first.policy)).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  expect(nonceIn(meet(path).policy)).not.toBe(nonceIn(first.policy));
  expect(first.policy).not.toMatch(/unsafe-(inline|eval)|nonce-of-a-caller|\*|https?:/);
});

test.each(["/api/v1/offers", "/api/portal/keys", "/api/operator/x", "/api/trip/abc", "/api/health", "/_next/static/a.js"])(
  "from what is no page, %s, nothing is loaded",
  (path) => {
    expect(meet(path).policy).toMatch(/^default-src 'none';/);
    expect(nonceIn(meet(path).policy)).toBeUndefined();
  },
);

test("no script runs from a receipt, and no other site is told the address of one or of a trip", () => {
  expect(meet("/receipts/abc.pdf").policy).toContain("script-src 'none'");
  const referrers = ["/receipts/abc.pdf", "/trip/abc", "/logos/abc", "/trips"].map((path) =>
    meet(path).outgoing.getHeader("referrer-policy"),
  );
  expect(referrers).toEqual(["no-referrer", "no-referrer", "no-referrer", "strict-origin-when-cross-origin"]);
});

test("every response says that nobody else may frame, embed or misread it, and where it is reached by https that it always is", () => {
  for (const path of ["/", "/api/v1/offers", "/receipts/a.pdf", "/_next/static/a.js"]) {
    const { outgoing, policy } = meet(path, { isSecure: true });
    expect(policy).toContain("frame-ancestors 'none'");
    expect(outgoing.getHeaders()).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "strict-transport-security": "max-age=63072000; includeSubDomains",
    });
    expect(meet(path).outgoing.hasHeader("strict-transport-security")).toBe(false);
  }
});
