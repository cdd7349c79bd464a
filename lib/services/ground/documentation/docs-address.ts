import { env } from "@/lib/env";

/** Public address of a page of the documentation. @param path such as `/docs/ru/quick-start` */
export function docsAddress(path: string): string {
  return `${env().PUBLIC_URL}${path}`;
}
