import { actionSource } from '@fio/bff/src/areas/actions/actions.source.ts';
import { logSource } from '@fio/bff/src/areas/logs/logs.source.ts';
import { anySource } from '@fio/bff/src/core/crud/source.ts';
import { RANDOM } from '../lists/bulk.ts';
import { connected } from '../lists/connected.ts';
import { judge, type List } from '../lists/judge.ts';
import { writePeople } from '../lists/people.ts';
import { withFilled } from '../lists/server.ts';
import { Watch } from '../lists/Watch.ts';
import { finish } from '../lib/report.ts';
import { anonymiseSome } from './anonymise.ts';
import { writeActions } from './fill-actions.ts';
import { writeLogs } from './fill-logs.ts';
import { actionKinds, logKinds } from './offers.ts';

/** Ten million unless fewer are asked for, to try something out. */
const ROWS = Number(process.argv[2] ?? 10_000_000);
/** So many logs of each person. */
const LOGS = 20;

const lists: readonly List[] = [
  {
    name: 'audit',
    source: anySource(actionSource),
    kinds: actionKinds,
    obvious: {
      table: 'actions',
      time: 'at',
      searched: `actor_name || ' ' || summary || ' ' || coalesce(ip, '')`,
    },
    word: 'Quitéria',
  },
  {
    name: 'logs',
    source: anySource(logSource),
    kinds: logKinds,
    obvious: { table: 'logs', time: 'at', searched: `coalesce(ip, '') || ' ' || registration_id` },
    word: '11.90.',
  },
];

const fill = (url: string) =>
  connected(url, async (client) => {
    await client.query(RANDOM);
    await writeActions(client, ROWS);
    await writePeople(client, ROWS / LOGS);
    await anonymiseSome(client);
    await writeLogs(client, ROWS, ROWS / LOGS);
  });

await withFilled(fill, (url) =>
  connected(url, async (client) => {
    const watch = await Watch.on(client);
    for (const list of lists) await judge(watch, list, ROWS);
  }),
);
finish();
