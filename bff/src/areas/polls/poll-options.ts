import { randomUUID } from 'node:crypto';
import type { adminPolls } from '@fio/contracts';
import type { InputOf, Write } from '../../core/crud/resource.ts';
import { foldText } from '../../core/crud/fold.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { invalidField } from '../../core/errors.ts';
import type { PollRecord } from './poll-record.ts';

type Input = InputOf<typeof adminPolls>;
interface Option {
  readonly id: string;
  readonly label: string;
}

/** Every yes/no theory has these and no others, in this order. They are content, not words of the interface. */
const YES_NO = ['Sim', 'Não'];

function wantedOptions({ type, options }: Input, found: PollRecord | null): Option[] {
  if (type === 'yes_no') {
    const known = found?.type === 'yes_no' ? found.options : [];
    return YES_NO.map((label, index) => ({ id: known[index]?.id ?? randomUUID(), label }));
  }
  if (options.length < 2) throw invalidField('options', 'options_min');
  const labels = options.map(({ label }) => foldText(label));
  if (new Set(labels).size < labels.length) throw invalidField('options', 'options_repeated');
  const own = new Set(found?.options.map(({ id }) => id));
  return options.map(({ id, label }, index) => {
    if (id !== undefined && !own.has(id)) throw invalidField(`options.${index}.id`, 'invalid');
    return { id: id ?? randomUUID(), label };
  });
}

/** Whether somebody may have answered by these options: from then on they only grow. */
async function isLocked(tx: Transaction, { id, state }: PollRecord): Promise<boolean> {
  if (state === 'closed' || state === 'resolved') return true;
  return (await tx.vote.findFirst({ where: { pollId: id }, select: { pollId: true } })) !== null;
}

const rows = (pollId: string, options: readonly Option[], offset = 0) =>
  options.map((option, index) => ({ ...option, pollId, position: offset + index }));

async function extend(tx: Transaction, found: PollRecord, wanted: Option[]): Promise<void> {
  const kept = found.options.every(({ id, label }, index) => {
    const option = wanted[index];
    return option !== undefined && option.id === id && option.label === label;
  });
  if (!kept) throw invalidField('options', 'options_locked');
  const added = wanted.slice(found.options.length);
  await tx.pollOption.createMany({ data: rows(found.id, added, found.options.length) });
}

async function replace(tx: Transaction, found: PollRecord, wanted: Option[]): Promise<void> {
  await tx.pollOption.deleteMany({ where: { pollId: found.id } });
  await tx.pollOption.createMany({ data: rows(found.id, wanted) });
}

/** What a new theory's options are written as. */
export const newOptions = (input: Input) => ({
  create: wantedOptions(input, null).map((option, position) => ({ ...option, position })),
});

/** Brings the options of a theory to what its editor wants, or refuses. */
export async function changeOptions(input: Input, { tx, found }: Write<PollRecord>): Promise<void> {
  if (found === null) return;
  const wanted = wantedOptions(input, found);
  if (await isLocked(tx, found)) await extend(tx, found, wanted);
  else await replace(tx, found, wanted);
}
