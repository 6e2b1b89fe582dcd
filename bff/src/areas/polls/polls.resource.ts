import type { adminPolls } from '@fio/contracts';
import type { InputOf, Resource, Write } from '../../core/crud/resource.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { changeOptions, newOptions } from './poll-options.ts';
import { loadPolls, pollAudited, pollDetailOf, pollRowOf, type PollRecord } from './poll-record.ts';
import { scheduleOf } from './poll-schedule.ts';
import { pollSource } from './polls.source.ts';

async function dataOf(input: InputOf<typeof adminPolls>, write: Write<PollRecord>) {
  const { tx, found, context } = write;
  const show = await tx.show.findUnique({ where: { id: input.showId }, select: { id: true } });
  if (show === null) throw invalidField('showId', 'invalid');
  const { options: _, ...fields } = input;
  const data = { ...fields, ...scheduleOf(input, found, context.clock.now()) };
  if (found === null) return { ...data, options: newOptions(input) };
  await changeOptions(input, write);
  return data;
}

export const pollResource: Resource<typeof adminPolls, PollRecord> = {
  name: 'polls',
  source: pollSource,
  model: (tx) => tx.poll,
  load: loadPolls,
  data: dataOf,
  guardRemove: async ({ id, state }, tx) => {
    const vote = await tx.vote.findFirst({ where: { pollId: id }, select: { pollId: true } });
    if (state !== 'draft' || vote !== null) throw new AppError('CONFLICT');
  },
  row: (poll, { clock }) => pollRowOf(poll, clock.now()),
  detail: (poll, { clock }) => pollDetailOf(poll, clock.now()),
  title: (poll) => poll.title,
  audited: pollAudited,
  unique: { polls_slug_key: { field: 'slug', problem: 'slug_taken' } },
};
