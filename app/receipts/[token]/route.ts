import { linkPdfResponse } from "@/lib/api/representation/link-file";
import { readReceiptFile } from "@/lib/services/documents/receipts/read-receipt-file";

interface Context {
  params: Promise<{ token: string }>;
}

/** `/receipts/{receiptToken}.pdf?lang=uz|ru|en`: opens without signing in. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token: name } = await params;
  return linkPdfResponse({ request, name, read: (token, locale) => readReceiptFile({ token, locale }) });
}
