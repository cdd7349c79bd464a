import { startProcesses, waitForAnswer } from "../../scripts/lib/launch.mjs";
import { ensureBuilt } from "../../scripts/lib/prepare.mjs";
import { makeThrowawayProduct } from "../lib/throwaway-product";

export interface Product {
  port: number;
  stop: () => Promise<void>;
}

/** The product as `npm start` runs it, on a throwaway database with demonstration data; tickets are issued at once. */
export async function startProduct(): Promise<Product> {
  const product = await makeThrowawayProduct({ durable: false, own: { TICKETING_DELAY_SECONDS: "0" } });
  const { env, port } = product;
  await ensureBuilt(".next-test", env);
  const processes = startProcesses({ env: { ...env, QUIET_CHILDREN: "1" }, port, distDir: ".next-test", dev: false });
  await waitForAnswer(`http://127.0.0.1:${port}/sign-in`);
  const stop = async () => {
    await processes.stop();
    await product.stop();
  };
  return { port, stop };
}
