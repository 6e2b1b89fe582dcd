import { Replicas } from '../support/Replicas.ts';
import { type ServiceAddress, openServiceAddress } from '../support/service-address.ts';
import { expect, test } from '../support/test.ts';
import { written } from '../support/written.ts';

/** Milliseconds from the promotion. */
const BACK_WITHIN = 5_000;

const ADDRESSES = ['both hosts', 'one that haproxy keeps'] as const;

for (const address of ADDRESSES)
  test(`primary lost with a synchronous replica; the address is ${address}`, async ({ hold }) => {
    const servers = await Replicas.start();
    let service: ServiceAddress | undefined;
    try {
      if (address !== 'both hosts') service = await openServiceAddress(servers.ports);
      const port = service?.port;
      await written(
        (as) => servers.url(as, port),
        async (product, writers) => {
          const { pids } = product;
          const quiet = await writers.go(3);

          servers.killPrimary();
          await servers.promote();
          service?.lead(1);
          const back = await writers.go(3);
          console.log(
            `the same writes took ${quiet.toFixed()} ms before the primary was lost, ${back.toFixed()} ms after it`,
          );
          expect(product.pids).toEqual(pids);

          // It comes back, takes itself for the primary still, and nobody writes there: not even who starts now and knows of nothing.
          await servers.reviveOld();
          process.kill(pids['bff'] ?? 0, 'SIGKILL');
          await expect.poll(() => product.pids['bff']).not.toBe(pids['bff']);
          await writers.go(2);
          const users = await servers.query(
            'primary',
            "SELECT pid FROM pg_stat_activity WHERE usename = 'fio_app' AND application_name <> 'fio-primary'",
          );
          expect(users).toEqual([]);
          hold(await writers.stop(), back, BACK_WITHIN);

          // The worker went on too: what was caused since has been worked.
          await expect
            .poll(() =>
              servers.query(
                'replica',
                "SELECT id FROM pgboss.job WHERE state = 'completed' AND completed_on > now() - interval '10 s' LIMIT 1",
              ),
            )
            .toHaveLength(1);
        },
      );
    } finally {
      await service?.stop();
      await servers.stop();
    }
  });
