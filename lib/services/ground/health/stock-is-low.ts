import { LOW_STOCK_PART } from "@/lib/domain/ticketing/stock-forecast";

/**
 * `forecastStock` says `low` or `out`, as SQL over the open ranges of one carrier (`ticket_stock`, grouped): queues and the alarm of the metrics go by it as the
 * page of ticket stock does.
 */
export const STOCK_IS_LOW = `
  (sum(last_number - next_number + 1) = 0
   or sum(last_number - next_number + 1) * ${LOW_STOCK_PART}
      < sum(last_number - first_number + 1) filter (where next_number <= last_number))`;
