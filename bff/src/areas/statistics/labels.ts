import type { Grouping } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import { states } from '../locations/index.ts';

const stateNames = new Map(states.map(({ value, text }) => [value, text]));

/** A city is kept behind its unit (`SP:Campinas`): 232 names stand in more than one. */
const cityName = (key: string) => `${key.slice(3)}/${key.slice(0, 2)}`;

/** How groups read, by their keys; those that read as they are kept, and the unknown, have none. */
export async function labelsOf(
  tx: Transaction,
  by: Grouping,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = keys.filter((key) => key !== '');
  if (by === 'state') return stateNames;
  if (by === 'city') return new Map(known.map((key) => [key, cityName(key)]));
  if (by !== 'show' && by !== 'poll') return new Map();
  const where = { where: { id: { in: known } }, select: { id: true, title: true } };
  const records = by === 'show' ? await tx.show.findMany(where) : await tx.poll.findMany(where);
  return new Map(records.map(({ id, title }) => [id, title]));
}
