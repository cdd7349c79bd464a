import { OPERATIONS } from "./generated/operations.js";
import { Connection } from "./lib/connection.js";

// biome-ignore lint/performance/noBarrelFile: the one entry of a package that others install
export { LostAnswerError, ParvozError } from "./lib/error.js";
export { verifyWebhook } from "./lib/verify-webhook.js";

/** A partner's program: one method per path of the interface, see index.d.ts. */
export class Parvoz {
  #connection;

  constructor(options) {
    this.#connection = new Connection(options);
  }

  static {
    for (const [name, operation] of Object.entries(OPERATIONS)) {
      Parvoz.prototype[name] = function (...args) {
        return this.#call(operation, args);
      };
    }
  }

  /** Arguments come in this order: ids of the path, query or body, options. */
  #call(operation, args) {
    const rest = [...args];
    const ids = rest.splice(0, operation.ids);
    const query = operation.query ? rest.shift() : undefined;
    const body = operation.body ? rest.shift() : undefined;
    return this.#connection.call(operation, { ids, query, body, ...rest.shift() });
  }
}
