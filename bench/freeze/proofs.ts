import { provenRanges, SERIES_SIZE, type ListCommitment } from '@fio/domain';
import { FrozenLists } from '@fio/bff/src/areas/calculation/list/FrozenLists.ts';
import { openDatabase } from '@fio/bff/src/core/database/client.ts';
import { KeyRing } from '@fio/bff/src/core/secrets/KeyRing.ts';
import { createSeedBox } from '@fio/bff/src/core/secrets/SecretBox.ts';
import { sha256 } from '@fio/bff/src/core/secrets/sha256.ts';
import { claim, figure } from '../lib/report.ts';

/** As many as a calculation with a thousand winners and a thousand passed over looks at. */
const MANY = 2_000;
const SINGLE = 200;

/** Shows numbers of a frozen list, one by one and many at once, and prints how long that takes. */
export async function showNumbers(url: string, seedKey: Buffer, commitment: ListCommitment): Promise<void> {
  const { db, close } = openDatabase({ url, name: 'bench', onError: () => undefined });
  const lists = new FrozenLists({
    db,
    seedBox: createSeedBox({ seedKeys: KeyRing.of('SEED_KEY', seedKey) }),
  });
  const { drawId, interval } = commitment;
  const anyCode = () => Math.floor(Math.random() * (interval.last + 1) * SERIES_SIZE);
  const timed = async (what: string, times: number, one: () => Promise<unknown>) => {
    const startedAt = performance.now();
    for (let time = 0; time < times; time += 1) await one();
    console.log(`${what}: ${figure((performance.now() - startedAt) / times)} ms`);
  };
  try {
    await timed('the first proof of a list, its tree put together', 1, () =>
      lists.numberProof(drawId, anyCode()),
    );
    await timed('the proof of one number', SINGLE, () => lists.numberProof(drawId, anyCode()));
    const ranges = Array.from({ length: MANY }, anyCode).map((from) => ({ from, to: from }));
    await timed(`the proof of ${figure(MANY, 0)} numbers`, 1, () => lists.prove(drawId, ranges));
    const shown = provenRanges(sha256, commitment, await lists.prove(drawId, ranges)) ?? [];
    const isShown = ({ from: code }: { from: number }) =>
      shown.some(({ from, to }) => from <= code && code <= to);
    claim(`${figure(MANY, 0)} numbers shown, or shown not to be there`, ranges.every(isShown));
  } finally {
    await close();
  }
}
