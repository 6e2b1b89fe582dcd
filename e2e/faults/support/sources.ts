import { todayInSaoPaulo } from '@fio/domain';
import { DAY } from '../../../bff/test/clock.ts';
import { createPoll } from '../../../bff/test/content.ts';
import { createRunningDraw } from '../../../bff/test/promotion.ts';
import { accessKey, knowShop, qrOf } from '../../../bff/test/receipts.ts';
import { registrationBody } from '../../../bff/test/registration-body.ts';
import type { Services } from '../../../bff/test/services.ts';
import { votersWithoutEnd } from './voters.ts';
import type { WriteSource } from './write.ts';

/** How often each of $1 is there; `text` answers rows of an id and a number. */
const effectsBy =
  ({ pool }: Services, text: string, ...more: unknown[]): WriteSource['effects'] =>
  async (ids) => {
    const { rows } = await pool.query<{ id: string; times: number }>(text, [ids, ...more]);
    return new Map(rows.map(({ id, times }) => [id, times]));
  };

/** A second answer to the same theory would raise its revision. */
const VOTES = `SELECT voter_id::text AS id, revision AS times FROM votes WHERE voter_id = ANY ($1) AND poll_id = $2`;

/** Votes, one of each person, on a theory of their own. */
export async function votes(services: Services): Promise<WriteSource> {
  const poll = await createPoll(services.db);
  const someVoter = votersWithoutEnd(services);
  return {
    kind: 'votes',
    next: async () => {
      const body = { optionId: poll.options[0]?.id };
      return { ...(await someVoter()), path: `/api/polls/${poll.id}/vote`, body };
    },
    effects: effectsBy(services, VOTES, poll.id),
  };
}

/** What a receipt gives is there as often as it counted: itself, its number and its letter. */
const RECEIPTS = `
  SELECT i.access_key AS id, greatest(
    count(*),
    sum((SELECT count(*) FROM tickets t WHERE t.invoice_id = i.id)),
    max((SELECT count(*) FROM outbox_messages m
      WHERE m.recipient = r.email AND m.template = 'invoice_accepted'))
  )::integer AS times
  FROM invoices i JOIN registrations r ON r.id = i.registration_id
  WHERE i.access_key = ANY ($1) GROUP BY i.access_key`;

/** Receipts that their QR codes prove, one of each person: each gives a lucky number. */
export async function receipts(services: Services): Promise<WriteSource> {
  await knowShop(services);
  if (!(await services.db.draw.findFirst())) await createRunningDraw(services);
  const someSender = votersWithoutEnd(services);
  // Yesterday: whatever the clock of the product says, that has been.
  const purchasedOn = todayInSaoPaulo(new Date(Date.now() - DAY));
  const month = purchasedOn.slice(2, 7).replace('-', '');
  return {
    kind: 'receipts',
    next: async () => {
      const { headers } = await someSender();
      const id = accessKey({ month });
      const body = { origin: 'qr', code: qrOf(id), purchasedOn, value: 5_000 };
      return { id, headers, path: '/api/invoices', body };
    },
    effects: effectsBy(services, RECEIPTS),
  };
}

const REGISTRATIONS = `
  SELECT r.email AS id, greatest(count(*), max((
    SELECT count(*) FROM outbox_messages m WHERE m.recipient = r.email AND m.template = 'confirm_email'
  )))::integer AS times
  FROM registrations r WHERE r.email = ANY ($1) GROUP BY r.email`;

/** People who register. */
export const registrations = (services: Services): WriteSource => ({
  kind: 'registrations',
  // Each hash keeps a core busy: more would only wait for it.
  atOnce: 2,
  next: () => {
    const body = registrationBody();
    return Promise.resolve({ id: body.email, headers: {}, path: '/api/register', body });
  },
  effects: effectsBy(services, REGISTRATIONS),
});
