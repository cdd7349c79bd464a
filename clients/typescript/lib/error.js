/** A refusal of the service. */
export class ParvozError extends Error {
  constructor(status, { error_code: code = 0, message = "", data = {}, errors = {}, request_id: requestId = "" }, retryAfter = null) {
    super(message || `HTTP ${status}`);
    this.name = "ParvozError";
    this.status = status;
    this.code = code;
    this.data = data;
    this.fields = errors;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

/** Codes about passengers' data: final, whatever status they come with. */
function isAboutPassengers(code) {
  const ranges = [
    [1011, 1011],
    [1018, 1025],
    [1124, 1127],
    [1153, 1169],
    [1183, 1183],
  ];
  return ranges.some(([first, last]) => code >= first && code <= last);
}

/** Whether the same call may succeed later. */
export function isRepeatable({ status, code }) {
  if (status === 410) return !isAboutPassengers(code);
  return status === 429 || status >= 500;
}
