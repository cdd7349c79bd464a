import { env } from "@/lib/env";

/** Where others reach a page of the documentation. @param path as `/docs/ru/quick-start` */
export function docsAddress(path: string): string {
  return `${env().PUBLIC_URL}${path}`;
}
