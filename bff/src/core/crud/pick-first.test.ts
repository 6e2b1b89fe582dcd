import { expect, it } from 'vitest';
import { useTestModels } from '../../../test/models.ts';
import { invoiceSource } from '../../areas/invoices/invoices.source.ts';
import { prizeSource } from '../../areas/prizes/prizes.source.ts';
import { registrationSource } from '../../areas/registrations/registrations.source.ts';
import { sacSource } from '../../areas/sac/sac.source.ts';
import { saleSource } from '../../areas/sales/sales.source.ts';
import { suggestionSource } from '../../areas/suggestions/suggestions.source.ts';
import { ticketSource } from '../../areas/tickets/tickets.source.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { firstStatement } from './pick-first.ts';
import { type AnySource, anySource } from './source.ts';

const models = useTestModels();
const KEY = '35261012345678000195650010000123451482059370';
const ID = '019a0000-0000-7000-8000-000000000000';
const CPF = { cpfHash: '00' };

/** How the database would answer where reading a whole table is out of the question, as it is at ten million rows. */
async function planOf(source: AnySource, q: string, f: object): Promise<string> {
  const statement = firstStatement(source, { page: 1, q, f: { ...f }, first: 5 }, new Date());
  if (statement === null) throw new Error('Nothing would be asked.');
  const [, rows] = await models.db.$transaction([
    models.db.$executeRaw`SET LOCAL enable_seqscan = off`,
    models.db.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`EXPLAIN ${statement}`),
  ]);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it.each([
  ['a lucky number', ticketSource, '012/34567', {}, 'tickets_draw_id_series_number_key'],
  ['whose numbers', ticketSource, 'maria souza', {}, 'tickets_registration_id_idx'],
  ['numbers by CPF', ticketSource, '', CPF, 'registrations_cpf_hash_key'],
  ['a note by its key', invoiceSource, KEY, {}, 'invoices_access_key_idx'],
  ['a note by its number', invoiceSource, '12345', {}, 'invoices_number_idx'],
  ['whose notes', invoiceSource, 'maria souza', {}, 'invoices_registration_id'],
  ['a prize by its id', prizeSource, ID, {}, 'prizes_pkey'],
  ['whose prizes', prizeSource, 'maria souza', {}, 'prizes_registration_id_idx'],
  ['somebody by name', registrationSource, 'maria souza', {}, 'registrations_family_key'],
  ['somebody by CPF', registrationSource, '', CPF, 'registrations_cpf_hash_key'],
  ['a sale by its key', saleSource, KEY, {}, 'sales_access_key'],
  ['a protocol', sacSource, '2026000123', {}, 'sac_requests_search_idx'],
  ['a suggestion by its words', suggestionSource, 'farol aceso', {}, 'suggestions_search_idx'],
] as const)('finds %s by an index', async (_what, source, q, f, index) => {
  expect(await planOf(anySource(source as never), q, f)).toContain(index);
});

it('asks nothing where no index could have the text', () => {
  expect(firstStatement(anySource(saleSource), { page: 1, q: 'maria', f: {}, first: 5 }, new Date())).toBe(
    null,
  );
});
