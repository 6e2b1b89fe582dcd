import { startOwnProduct } from './own-product.ts';

/** One product for the whole run; the workers find it through their environment. A run within a run shares it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['E2E_PRODUCT']) return () => Promise.resolve();
  // Of one type of staff a second factor is demanded, so that one test sees what that means.
  const { env, product, stop } = await startOwnProduct({ SECOND_FACTOR: 'exports' });
  process.env['E2E_PRODUCT'] = JSON.stringify({ origin: product.origin, env });
  return stop;
}
