import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/** A 32nd of what a password costs (lib/crypto/password.ts), which hundreds of tests would pay at every sign-in. */
const MOST = 2 ** 10;

declare global {
  var arePasswordsCheap: boolean | undefined;
}

// What the product asks of scrypt is the same, and its hashes say so; only this process reads them, and one that was made for less is left alone.
if (!globalThis.arePasswordsCheap) {
  const scrypt = new Proxy(crypto.scrypt, {
    apply: (real, self, [password, salt, bytes, cost, done]) =>
      Reflect.apply(real, self, [password, salt, bytes, { ...cost, N: Math.min(cost.N, MOST) }, done]),
  });
  Object.assign(crypto, { scrypt });
  syncBuiltinESMExports();
  globalThis.arePasswordsCheap = true;
}
