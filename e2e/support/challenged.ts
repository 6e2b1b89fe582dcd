import { type Verifier, startVerifier } from '../../bff/test/verifier/verifier.ts';
import { createServices } from '../../bff/test/services.ts';
import { loadConfig } from '../../bff/src/core/config/index.ts';
import { type OwnProduct, startOwnProduct } from './own-product.ts';
import { type Page, test as base } from './test.ts';

interface Challenged {
  own: OwnProduct;
  /** The challenge service that this product asks, and whose widget its pages show. */
  verifier: Verifier;
}

/** Playwright's `test` against a product of its own that demands proof of being a person, also of the fourth who votes. */
export const test = base.extend<object, Challenged>({
  verifier: [
    async ({}, use) => {
      const verifier = await startVerifier();
      await use(verifier);
      await verifier.close();
    },
    { scope: 'worker' },
  ],
  own: [
    async ({ verifier }, use) => {
      const own = await startOwnProduct({ ...verifier.env, VOTES_PER_ADDRESS_BURST: '3' });
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  services: [
    async ({ own }, use) => {
      const { services, close } = createServices(loadConfig(own.env));
      await use(services);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own.product.origin),
});

/** Has the widget behave as with another of the service's dummy site keys: 2x… blocks, 3x… asks. */
export const asSite = (page: Page, siteKey: string): Promise<unknown> =>
  page.route('**/turnstile/v0/frame?*', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('sitekey', siteKey);
    return route.continue({ url: url.href });
  });

export { expect } from './test.ts';
