import { createProduct } from '@fio/bff/src/composition.ts';
import { loadConfig } from '@fio/bff/src/core/config/index.ts';
import { seedWhenEmpty } from '@fio/bff/demo/seed.ts';
import { bringAlong } from '@fio/bff/src/core/remotes/bring-along.ts';

/** Fills the empty database of `env` with the demonstration content and makes the build of `remote` the live one. */
export async function demonstration(env: Record<string, string>, remote: string): Promise<void> {
  const config = loadConfig({ ...env, DEMONSTRATION: 'true' });
  const product = createProduct(config);
  try {
    await bringAlong(product.infrastructure, remote, { reason: 'bench' });
    await seedWhenEmpty(product);
  } finally {
    await product.close();
  }
}
