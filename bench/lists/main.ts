import { invoiceSource } from '@fio/bff/src/areas/invoices/invoices.source.ts';
import { registrationSource } from '@fio/bff/src/areas/registrations/registrations.source.ts';
import { anySource } from '@fio/bff/src/core/crud/source.ts';
import { finish } from '../lib/report.ts';
import { RANDOM } from './bulk.ts';
import { connected } from './connected.ts';
import { judge, type List } from './judge.ts';
import { peopleOffer, receiptsOffer } from './offers.ts';
import { writePeople } from './people.ts';
import { kindsOf } from './queries.ts';
import { writeReceipts } from './receipts.ts';
import { withFilled } from './server.ts';
import { Watch } from './Watch.ts';

/** Ten million unless fewer are asked for, to try something out. */
const ROWS = Number(process.argv[2] ?? 10_000_000);

const lists: readonly List[] = [
  {
    name: 'registrations',
    source: anySource(registrationSource),
    kinds: async (client) => kindsOf(await peopleOffer(client)),
    obvious: {
      table: 'registrations',
      time: 'created_at',
      searched: `name || ' ' || last_name || ' ' || email || ' ' || phone`,
    },
    word: 'Quitéria',
  },
  {
    name: 'invoices',
    source: anySource(invoiceSource),
    kinds: async (client) => kindsOf(await receiptsOffer(client)),
    obvious: {
      table: 'invoices',
      time: 'created_at',
      searched: `coalesce(access_key, '') || ' ' || coalesce(number, '') || ' ' || coalesce(cnpj, '')`,
    },
    word: '004711000',
  },
];

const fill = (url: string) =>
  connected(url, async (client) => {
    await client.query(RANDOM);
    await writePeople(client, ROWS);
    await writeReceipts(client, ROWS, ROWS);
  });

await withFilled(fill, (url) =>
  connected(url, async (client) => {
    const watch = await Watch.on(client);
    for (const list of lists) await judge(watch, list, ROWS);
  }),
);
finish();
