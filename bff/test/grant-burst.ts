import { openDatabase } from '../src/core/database/client.ts';
import { KeyRing } from '../src/core/secrets/KeyRing.ts';
import { createSeedBox } from '../src/core/secrets/SecretBox.ts';
import { LuckyNumbers } from '../src/areas/tickets/LuckyNumbers.ts';
import { SharedGrants } from '../src/areas/tickets/SharedGrants.ts';

/**
 * A process that grants numbers until it is killed: of a draw (1st argument), to a registration (2nd), on a database
 * (3rd), with the key of the seeds (4th). Tells every grant it was acknowledged, `counter/series/order` a line.
 */
const [drawId = '', registrationId = '', url = '', key = ''] = process.argv.slice(2);
const { pool } = openDatabase({ url, name: 'burst', onError: () => {} });
const numbers = new LuckyNumbers(
  createSeedBox({ seedKeys: KeyRing.of('SEED_KEY', Buffer.from(key, 'hex')) }),
);
const shared = new SharedGrants(numbers, pool, drawId);

async function grantOn(): Promise<void> {
  for (;;) {
    const grant = { registrationId, invoiceId: null, origin: 'bonus' as const, count: 1 };
    const [number] = await shared.submit(grant, new Date());
    if (number) process.stdout.write(`${number.counter}/${number.series}/${number.order}\n`);
  }
}
await Promise.all(Array.from({ length: 32 }, grantOn));
