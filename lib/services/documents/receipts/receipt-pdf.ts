import { openBytes, sealBytes } from "@/lib/services/ground/personal-data/keyring";

/** The file that keeps a receipt. */
interface Address {
  passengerId: string;
  locale: string;
}

/** A receipt as it is kept: it names its passenger. */
export function sealPdf(address: Address, pdf: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return sealBytes("receipt_file.pdf", rowOf(address), pdf);
}

export function openPdf(address: Address, stored: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return openBytes("receipt_file.pdf", rowOf(address), stored);
}

function rowOf({ passengerId, locale }: Address): string {
  return `${passengerId}:${locale}`;
}
