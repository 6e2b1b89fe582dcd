import { dispatches } from '@fio/contracts';
import { startingWith } from '../../../core/crud/starting-with.ts';
import type { Finding } from '../../../core/crud/large.ts';
import type { SourceOf } from '../../../core/crud/resource.ts';
import { midnight, uuid } from '../../../core/crud/source.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { packedMailFilters, packedMails } from './packed-mails.ts';

const recipient = Prisma.sql`o.recipient COLLATE "C"`;

/** The index of `outbox_messages o` that may find a message by what was typed: how its address begins. */
const findMails = (text: string): Finding[] => [
  { where: Prisma.sql`${recipient} LIKE ${startingWith(text.trim().toLowerCase())}`, order: recipient },
];

/** Where the log of e-mails comes from. */
export const mailSource: SourceOf<typeof dispatches> = {
  from: Prisma.sql`outbox_messages o`,
  id: Prisma.sql`o.id`,
  search: findMails,
  filters: {
    ...packedMailFilters,
    template: (template) => Prisma.sql`o.template = ${template}`,
    dispatchId: (id) => Prisma.sql`o.dispatch_id = ${uuid(id)}`,
    from: (day) => Prisma.sql`o.created_at >= ${midnight(day, 0)}`,
    to: (day) => Prisma.sql`o.created_at < ${midnight(day, 1)}`,
  },
  sorts: { createdAt: Prisma.sql`o.created_at` },
  defaultSort: '-createdAt',
  large: {
    alias: Prisma.sql`o`,
    key: 'uuid',
    packed: packedMails,
    leading: ['template', 'dispatchId'],
    orders: dispatches.list.orders ?? {},
    ends: { from: 'low', to: 'high' },
  },
};
