import { registrationRecords, type AnyEndpoint } from '@fio/contracts';
import { area, type Handler } from '../../../core/request/routes.ts';
import type { RequestContext } from '../../../core/request/RequestContext.ts';
import { AppError } from '../../../core/errors.ts';
import { holds } from '../../../core/identity/holds.ts';
import { consentsOf, logsOf, sessionsOf } from './account-records.ts';
import { emailsOf, messagesOf, suggestionsOf, votesOf } from './contact-records.ts';
import { earningsOf, invoicesOf, prizesOf, ticketsOf } from './promotion-records.ts';

type Tab = AnyEndpoint & { readonly params: (typeof registrationRecords.votes)['params'] };
type Read<E extends Tab> = (context: RequestContext, id: string) => ReturnType<Handler<E>>;

/**
 * Records of somebody who exists; NOT_FOUND else. FORBIDDEN to whoever may not look at people: a list of theories or of numbers
 * says nothing of who voted or of all that one person has.
 */
const of =
  <E extends Tab>(read: Read<E>): Handler<E> =>
  async ({ params }, context) => {
    const { id } = params as { id: string };
    const found = await context.db.registration.findUnique({ where: { id }, select: { id: true } });
    if (!found) throw new AppError('NOT_FOUND');
    if (!holds(context, 'registrations:view')) throw new AppError('FORBIDDEN');
    return read(context, id);
  };

export const registrationRecordRoutes = area(registrationRecords, {
  consents: of(consentsOf),
  invoices: of(invoicesOf),
  tickets: of(ticketsOf),
  earnings: of(earningsOf),
  prizes: of(prizesOf),
  votes: of(votesOf),
  suggestions: of(suggestionsOf),
  emails: of(emailsOf),
  sessions: of(sessionsOf),
  messages: of(messagesOf),
  logs: of(logsOf),
});
