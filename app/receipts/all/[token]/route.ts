import { linkPdfResponse } from "@/lib/api/representation/link-file";
import { readJointReceipt } from "@/lib/services/documents/receipts/read-joint-receipt";

interface Context {
  params: Promise<{ token: string }>;
}

/** `/receipts/all/{tripToken}.pdf?lang=uz|ru|en`: the receipts of all passengers of a trip as one file. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token: name } = await params;
  return linkPdfResponse({ request, name, read: (token, locale) => readJointReceipt({ token, locale }) });
}
