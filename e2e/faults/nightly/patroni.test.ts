import { type Haproxy, startHaproxy } from '../support/haproxy.ts';
import { Patroni } from '../support/Patroni.ts';
import { expect, test } from '../support/test.ts';
import { written } from '../support/written.ts';

/** Milliseconds from when another one leads. */
const BACK_WITHIN = 5_000;

test('primary’s machine lost, and Patroni looks after it', async ({ hold }) => {
  const patroni = await Patroni.start();
  let haproxy: Haproxy | undefined;
  try {
    haproxy = await startHaproxy(patroni.servers);
    const { port } = haproxy;
    await written(
      (as) => patroni.url(as, port),
      async (product, writers) => {
        const { pids } = product;
        const old = await patroni.leader();
        await patroni.lose(old);
        const since = performance.now();
        const next = await patroni.leader();
        console.log(
          `${old} was lost, ${next} leads after ${((performance.now() - since) / 1000).toFixed(1)} s`,
        );
        expect(next).not.toBe(old);
        const back = await writers.go(3);
        expect(product.pids).toEqual(pids);

        // Back as a replica.
        patroni.bring(old);
        await patroni.becomes('replica', old);
        expect(await patroni.leader()).toBe(next);
        await writers.go(2);
        hold(await writers.stop(), back, BACK_WITHIN);
      },
    );
  } catch (error) {
    console.log(patroni.told());
    throw error;
  } finally {
    await haproxy?.stop();
    await patroni.stop();
  }
});
