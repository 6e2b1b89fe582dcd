import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startOwnProduct } from './own-product.ts';
import { putAside } from './prepared.ts';

/** One product for the whole run; the workers find it through their environment. A run within a run shares it. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (process.env['E2E_PRODUCT']) return () => Promise.resolve();
  const aside = await mkdtemp(join(tmpdir(), 'fio-e2e-prepared-'));
  const removeAside = () => rm(aside, { recursive: true, force: true });
  // Of one type of staff a second factor is demanded, so that one test sees what that means.
  const starting = startOwnProduct(
    { SECOND_FACTOR: 'exports' },
    {
      // Each worker may run one at the same time; a server that refuses connections looks like a fault of the product.
      guests: workers,
      onPrepared: async (prepared) => {
        process.env['E2E_PREPARED'] = JSON.stringify(await putAside(prepared, aside));
      },
    },
  );
  const { env, product, stop } = await starting.catch(async (error: unknown) => {
    await removeAside();
    throw error;
  });
  process.env['E2E_PRODUCT'] = JSON.stringify({ origin: product.origin, env });
  return async () => {
    try {
      await stop();
    } finally {
      await removeAside();
    }
  };
}
