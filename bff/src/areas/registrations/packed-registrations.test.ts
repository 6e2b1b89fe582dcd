import { REGISTRATION_STATES } from '@fio/domain';
import { describe, expect, it } from 'vitest';
import { useTestModels } from '../../../test/models.ts';
import { unpackRegistration, packedRegistrations } from './packed-registrations.ts';

const database = useTestModels();

describe('the packed filters of registrations', () => {
  it('are what the database packs', async () => {
    const { rows } = await database.pool.query<{ facet: number; given: object }>(
      `SELECT registration_facet(state, verified, marketing, invoices, prizes) AS facet,
         json_build_object('state', state, 'verified', verified, 'marketing', marketing, 'invoices', invoices, 'prizes', prizes) AS given
       FROM unnest($1::text[]) AS state,
         unnest(ARRAY[true, false]) AS verified, unnest(ARRAY[true, false]) AS marketing,
         unnest(ARRAY[true, false]) AS invoices, unnest(ARRAY[true, false]) AS prizes`,
      [REGISTRATION_STATES],
    );
    expect(rows.map(({ facet }) => facet).toSorted((a, b) => a - b)).toEqual(packedRegistrations.values);
    for (const { facet, given } of rows) expect(unpackRegistration(facet)).toEqual(given);
  });
});
