import { supplyMissing } from "@/lib/client/browser-floor/supply-missing";

// Runs in the browser before anything else. The pages' security policy forbids eval: zod, which forms load when they are sent, would try it
// once and the browser would report a violation. zod reads this when it is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
supplyMissing();
