import { isSecure } from "@/lib/env";
import { DEVICE_SECONDS } from "@/lib/services/access/sign-in/device-mark";

/** Name of the cookie by which a browser is known in which somebody has signed in. */
export function deviceCookieName(): string {
  return isSecure() ? "__Secure-parvoz-device" : "parvoz-device";
}

/** The field that sets it. The sign-in alone gets to see it. */
export function setDeviceCookie(mark: string): string {
  const secure = isSecure() ? "; Secure" : "";
  return `${deviceCookieName()}=${mark}; Path=/api/auth; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
