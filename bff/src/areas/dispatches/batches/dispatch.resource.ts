import type { dispatchList } from '@fio/contracts';
import type { InputOf, Resource, SourceOf, Write } from '../../../core/crud/resource.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { AppError, invalidField } from '../../../core/errors.ts';
import { assertMayWriteTo } from './count-audience.ts';
import {
  dispatchAudited,
  dispatchDetailOf,
  type DispatchRecord,
  dispatchRowOf,
  loadDispatches,
} from './dispatch-record.ts';

const dispatchSource: SourceOf<typeof dispatchList> = {
  from: Prisma.sql`dispatches d JOIN email_templates t ON t.id = d.template_id`,
  id: Prisma.sql`d.id`,
  search: Prisma.sql`fold_text(d.title || ' ' || t.name)`,
  filters: {
    state: (state) => Prisma.sql`d.state = ${state}`,
    kind: (kind) => Prisma.sql`d.kind = ${kind}`,
  },
  sorts: {
    createdAt: Prisma.sql`d.created_at`,
    startsAt: Prisma.sql`d.starts_at`,
    title: Prisma.sql`fold_text(d.title)`,
  },
  defaultSort: '-createdAt',
};

/** Everything but the letter's text, which is the template's, may change until it is scheduled. */
async function dataOf(input: InputOf<typeof dispatchList>, { tx, found, context }: Write<DispatchRecord>) {
  if (found !== null && found.state !== 'draft') throw new AppError('CONFLICT');
  assertMayWriteTo(context, input.audience);
  const where = { id: input.templateId, letter: null, publishedAt: { not: null }, retiredAt: null };
  if ((await tx.emailTemplate.count({ where })) === 0) throw invalidField('templateId', 'invalid');
  const { exceptId } = input.audience;
  if (exceptId !== null && (await tx.dispatch.count({ where: { id: exceptId } })) === 0)
    throw invalidField('audience.exceptId', 'invalid');
  if (found !== null) return input;
  const { id: byId, name: byName } = context.session.admin;
  return { ...input, byId, byName, createdAt: context.clock.now() };
}

export const dispatchResource: Resource<typeof dispatchList, DispatchRecord> = {
  name: 'dispatches',
  source: dispatchSource,
  model: (tx) => tx.dispatch,
  load: loadDispatches,
  data: dataOf,
  guardRemove: ({ state }) => {
    if (state !== 'draft') throw new AppError('CONFLICT');
  },
  row: dispatchRowOf,
  detail: dispatchDetailOf,
  title: ({ title }) => title,
  audited: dispatchAudited,
  unique: {},
};
