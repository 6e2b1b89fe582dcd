import { createServices } from '@fio/bff/src/composition.ts';
import { loadConfig } from '@fio/bff/src/config/index.ts';
import { seedWhenEmpty } from '@fio/bff/src/demo/seed.ts';
import { bringAlong } from '@fio/bff/src/remotes/bring-along.ts';

/** Fills the empty database of `env` with the demonstration content and makes the build of `remote` the live one. */
export async function demonstration(env: Record<string, string>, remote: string): Promise<void> {
  const config = loadConfig({ ...env, DEMONSTRATION: 'true' });
  const { services, close } = createServices(config);
  try {
    await bringAlong(services, remote, { reason: 'bench' });
    await seedWhenEmpty(services);
  } finally {
    await close();
  }
}
