import { type RemoteChange, remotes } from '@fio/contracts/admin/remotes';
import { table } from '../start/output.ts';
import { connection, serverOf } from './credentials.ts';
import { parse } from './parse.ts';
import { call } from './server.ts';
import { commitText, moment } from './words.ts';

const SHAPE = { usage: 'history <remote> [--url <product>]', options: connection, words: [1, 1] } as const;
const HEAD = ['WHEN', 'WHAT', 'ENVIRONMENT', 'FROM', 'TO', 'BY', 'WHY', 'COMMIT'];

const rowOf = ({
  at,
  kind,
  percent,
  environment,
  from,
  to,
  by,
  reason,
  revision,
}: RemoteChange): string[] => [
  moment(at),
  percent === null ? kind : `${kind} ${percent} %`,
  environment ?? '',
  from ?? '',
  to ?? '',
  by || 'the product itself',
  reason ?? '',
  revision ? commitText(revision) : '',
];

/** Who published, promoted and took back what of a remote, and why; latest first. */
export async function history(args: string[]): Promise<void> {
  const { values, words } = parse(args, SHAPE);
  const [remote = ''] = words;
  const { items } = await call(serverOf(values.url, remote), remotes.history, { params: { remote } });
  console.log(table([HEAD, ...items.map(rowOf)]).join('\n'));
}
