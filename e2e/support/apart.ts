import { createServices } from '../../bff/test/services.ts';
import { loadConfig } from '../../bff/src/core/config/index.ts';
import { type OwnProduct, startOwnProduct } from './own-product.ts';
import { test as base } from './test.ts';

interface Apart {
  own: OwnProduct;
  /** Origin of the public pages. */
  site: string;
  /** Origin of the back office: another site than the public one's `localhost`. */
  desk: string;
}

/** Playwright's `test` against a product of its own whose back office has a host of its own. */
export const test = base.extend<object, Apart>({
  own: [
    async ({}, use) => {
      const own = await startOwnProduct((port) => ({ ADMIN_URL: `http://127.0.0.1:${port}` }));
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
  site: [async ({ own }, use) => use(own.product.origin), { scope: 'worker' }],
  desk: [async ({ own }, use) => use(own.env['ADMIN_URL'] ?? ''), { scope: 'worker' }],
  baseURL: async ({ own }, use) => use(own.product.origin),
});

export { expect } from './test.ts';
