import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createServices } from '../bff/test/services.ts';
import { loadConfig } from '../bff/src/core/config/index.ts';
import { serverAccount } from '../bff/postgres/account.ts';
import { dataFolder } from '../bff/postgres/data-folder.ts';
import { clusterPlace } from '../bff/postgres/place.ts';
import { createPoll } from '../bff/test/content.ts';
import { createVisitor, signInVisitor } from '../bff/test/factories.ts';
import { type OwnProduct, startOwnProduct } from './support/own-product.ts';
import { expect, test } from './support/test.ts';

const VOTERS = 150;
const AT_ONCE = 10;
/** After so many votes the database is killed. */
const BEFORE = 40;
/** How soon a refused voter asks again. */
const RETRY_MS = 100;

interface Voter {
  id: string;
  headers: Record<string, string>;
}

/** The first line of the server's own lock file. */
async function postmasterOf({ env }: OwnProduct): Promise<number> {
  const place = clusterPlace(join(env['DATA_DIR'] ?? '', 'postgres'), serverAccount());
  const lock = await readFile(join(dataFolder(place), 'postmaster.pid'), 'utf8');
  return Number.parseInt(lock, 10);
}

// How soon is a claim of bench/database; here it is that votes come back at all, to the same process, with none lost.
test('a killed database comes back by itself and no acknowledged vote is lost', async () => {
  // A server of its own, for it is killed; and no demonstration, whose content takes longer to make than all that follows.
  const own = await startOwnProduct({ NODE_ENV: 'production' }, {});
  const { services, close } = createServices(loadConfig({ ...own.env, LOG_LEVEL: 'silent' }));
  try {
    const { db } = services;
    const poll = await createPoll(db);
    const voters: Voter[] = [];
    for (let count = 0; count < VOTERS; count++) {
      const { id } = await createVisitor(services);
      voters.push({ id, headers: { ...(await signInVisitor(services, { id })) } });
    }
    const bff = own.product.pids['bff'];
    const acknowledged: { at: number; voter: string; optionId: string }[] = [];
    let killedAt = 0;

    /** Asks again, as the page does, with the same key, until the vote is acknowledged. */
    const vote = async ({ id, headers }: Voter, index: number) => {
      const optionId = poll.options[index % 2]?.id ?? '';
      const key = randomUUID();
      for (;;) {
        const answer = await fetch(`${own.product.origin}/api/polls/${poll.id}/vote`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ optionId }),
        });
        await answer.body?.cancel();
        if (answer.status === 201) return void acknowledged.push({ at: Date.now(), voter: id, optionId });
        // Without its database the BFF says so at once; anything else is a fault.
        expect(answer.status).toBe(503);
        await delay(RETRY_MS);
      }
    };
    const queue = [...voters.entries()];
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        await vote(next[1], next[0]);
        if (killedAt > 0 || acknowledged.length < BEFORE) continue;
        killedAt = Date.now();
        process.kill(await postmasterOf(own), 'SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));

    expect(acknowledged).toHaveLength(VOTERS);
    // More than were open at the kill: votes were taken again afterwards.
    expect(acknowledged.filter(({ at }) => at > killedAt).length).toBeGreaterThan(AT_ONCE);

    const rows = await db.vote.findMany({ where: { pollId: poll.id } });
    expect(rows).toHaveLength(VOTERS);
    const counted = new Map(rows.map(({ voterId, optionId }) => [voterId, optionId]));
    for (const { voter, optionId } of acknowledged) expect(counted.get(voter)).toBe(optionId);
    expect(own.product.pids['bff']).toBe(bff);
    expect(() => process.kill(bff ?? 0, 0)).not.toThrow();
  } finally {
    await close();
    await own.stop();
  }
});
