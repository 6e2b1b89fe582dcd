import { randomInt } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { type Services, createServices } from '../../bff/test/services.ts';
import { loadConfig } from '../../bff/src/core/config/index.ts';
import { faultsOf, hearBrowser, type Complaint, type Complaints } from './complaints.ts';
import type { Expected } from './expected.ts';
import { endInterceptions } from './intercept.ts';

interface Own {
  /** Where the test's browser and its requests come from. */
  address: string;
  /** No test may pass while the browser complains of something it doesn't expect. */
  complaints: Complaints;
}

interface Shared {
  /** Where contexts come from that a test makes itself, unless it says so. */
  addressOfWorker: string;
  /** The product's own services on its database: people, content and what a test looks up afterwards. */
  services: Services;
  /** What the worker's browser has complained about since the test began. */
  heard: Complaint[];
}

interface ProductOfRun {
  origin: string;
  env: Record<string, string>;
}

export const ofRun = (): ProductOfRun => JSON.parse(process.env['E2E_PRODUCT'] ?? '') as ProductOfRun;

/** An address nobody else of the run comes from: rate limits count by address. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Playwright's `test` against the product of this run. */
export const test = base.extend<Own, Shared>({
  baseURL: async ({}, use) => use(ofRun().origin),
  // The same for all tests of a worker, whose context goes from one to the next; `context` gives each its own.
  extraHTTPHeaders: async ({ addressOfWorker }, use) => use({ 'x-forwarded-for': addressOfWorker }),
  address: async ({}, use) => use(someAddress()),
  context: async ({ context, address }, use) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    await use(context);
    // What Playwright leaves as it was when it clears a context for the next test.
    await endInterceptions(context);
    await context.clearPermissions();
  },
  request: async ({ playwright, address }, use) => {
    const request = await playwright.request.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
    await use(request);
    await request.dispose();
  },
  addressOfWorker: [async ({}, use) => use(someAddress()), { scope: 'worker' }],
  services: [
    async ({}, use) => {
      const { services, close } = createServices(loadConfig(ofRun().env));
      await use(services);
      await close();
    },
    { scope: 'worker' },
  ],
  // Of the worker: some tests share a context, which is there before they are.
  heard: [
    async ({ browser }, use) => {
      const heard: Complaint[] = [];
      hearBrowser(browser, (complaint) => heard.push(complaint));
      await use(heard);
    },
    { scope: 'worker', auto: true },
  ],
  complaints: [
    async ({ heard }, use) => {
      heard.length = 0;
      const expected: Expected[] = [];
      const allowed: Expected[] = [];
      await use({
        expect: (...more) => void expected.push(...more),
        allow: (...more) => void allowed.push(...more),
        hear: (browser) => hearBrowser(browser, (complaint) => heard.push(complaint)),
      });
      const faults = faultsOf(heard, { expected, allowed });
      expect(faults, 'The console must be quiet (e2e/support/expected.ts).').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
export type { APIRequestContext, Browser, BrowserContext, Locator, Page, Request } from '@playwright/test';
