import { linkFileResponse } from "@/lib/api/representation/link-file";
import { readTripCalendar } from "@/lib/services/views/trip/read-calendar";

interface Context {
  params: Promise<{ token: string }>;
}

/** `/calendars/{tripToken}.ics?lang=uz|ru|en`: the flights of a trip for a calendar. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token: name } = await params;
  return linkFileResponse({
    ...{ request, name, suffix: ".ics" },
    read: async (token, locale) => {
      const { ics, fileName } = await readTripCalendar({ token, locale });
      return { body: ics, contentType: "text/calendar; charset=utf-8", fileName, isKept: true };
    },
  });
}
