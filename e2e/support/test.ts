import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';
import { type Services, createServices } from '../../bff/src/composition.ts';
import { loadConfig } from '../../bff/src/config/index.ts';

interface Shared {
  /** The product's own services on its database: people, content and what a test looks up afterwards. */
  services: Services;
}

interface ProductOfRun {
  origin: string;
  env: Record<string, string>;
}

export const ofRun = (): ProductOfRun => JSON.parse(process.env['E2E_PRODUCT'] ?? '') as ProductOfRun;

/** An address nobody else of the run comes from: rate limits count by address. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Playwright's `test` against the product of this run. */
export const test = base.extend<object, Shared>({
  baseURL: async ({}, use) => use(ofRun().origin),
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),
  services: [
    async ({}, use) => {
      const { services, close } = createServices(loadConfig(ofRun().env));
      await use(services);
      await close();
    },
    { scope: 'worker' },
  ],
});

export { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
