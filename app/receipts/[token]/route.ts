import { linkFileResponse } from "@/lib/api/representation/link-file";
import { readReceiptFile } from "@/lib/services/receipts/read-receipt-file";

interface Context {
  params: Promise<{ token: string }>;
}

/** `/receipts/{receiptToken}.pdf?lang=uz|ru|en`: opens without signing in. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token: name } = await params;
  return linkFileResponse({
    ...{ request, name, suffix: ".pdf" },
    read: async (token, locale) => {
      const { pdf, fileName } = await readReceiptFile({ token, locale });
      return { body: pdf, contentType: "application/pdf", fileName };
    },
  });
}
