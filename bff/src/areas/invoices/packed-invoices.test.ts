import { INVOICE_ORIGINS, INVOICE_REASONS, INVOICE_STATES } from '@fio/domain';
import { describe, expect, it } from 'vitest';
import { useTestModels } from '../../../test/models.ts';
import { unpackInvoice, packedInvoices } from './packed-invoices.ts';

const database = useTestModels();

describe('the packed filters of invoices', () => {
  it('are what the database packs', async () => {
    const { rows } = await database.pool.query<{ facet: number; given: object }>(
      `SELECT invoice_facet(state, origin, reason) AS facet,
         json_build_object('state', state, 'origin', origin, 'reason', reason) AS given
       FROM unnest($1::text[]) AS state, unnest($2::text[]) AS origin, unnest($3::text[] || NULL::text) AS reason
       WHERE (state = 'invalid') = (reason IS NOT NULL)`,
      [INVOICE_STATES, INVOICE_ORIGINS, INVOICE_REASONS],
    );
    expect(rows.map(({ facet }) => facet).toSorted((a, b) => a - b)).toEqual(packedInvoices.values);
    for (const { facet, given } of rows) expect(unpackInvoice(facet)).toEqual(given);
  });
});
