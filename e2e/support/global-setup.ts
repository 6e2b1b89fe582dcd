import { startOwnProduct } from './own-product.ts';

/** One product for the whole run; the workers find it through their environment. A run within a run shares it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['E2E_PRODUCT']) return () => Promise.resolve();
  const { env, product, stop } = await startOwnProduct();
  process.env['E2E_PRODUCT'] = JSON.stringify({ origin: product.origin, env });
  return stop;
}
