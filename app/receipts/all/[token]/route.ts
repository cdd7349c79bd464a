import { linkFileResponse } from "@/lib/api/representation/link-file";
import { readJointReceipt } from "@/lib/services/receipts/read-joint-receipt";

interface Context {
  params: Promise<{ token: string }>;
}

/** `/receipts/all/{tripToken}.pdf?lang=uz|ru|en`: the receipts of all passengers of a trip as one file. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token: name } = await params;
  return linkFileResponse({
    ...{ request, name, suffix: ".pdf" },
    read: async (token, locale) => {
      const { pdf, fileName } = await readJointReceipt({ token, locale });
      return { body: pdf, contentType: "application/pdf", fileName };
    },
  });
}
