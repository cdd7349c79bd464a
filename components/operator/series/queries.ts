import { postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { SeriesReport, SeriesRequest } from "@/lib/contracts/operator/schedule-series";

export function sendSeries(body: SeriesRequest) {
  return postJson<SeriesReport>({ path: api.scheduleSeries(), body });
}
