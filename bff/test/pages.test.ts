import type { AnyEndpoint } from '@fio/contracts';
import { expect, it } from 'vitest';
import { everyEndpoint } from '../src/http/openapi/document.ts';

const namesOf = ({ query }: AnyEndpoint): string[] =>
  query && 'shape' in query ? Object.keys(query.shape as object) : [];

/** Whatever is answered a page at a time, by number or by a record; an export's query is its list's. */
const paged = everyEndpoint.filter(
  ({ endpoint }) =>
    endpoint.method === 'GET' &&
    endpoint.media !== 'events' &&
    namesOf(endpoint).some((name) => name === 'page' || name === 'before'),
);

it('finds the lists', () => expect(paged.length).toBeGreaterThan(35));

it.each(paged.map(({ area, name, endpoint }) => [`${area}.${name}`, endpoint] as const))(
  '%s gives as many records on a page as are asked for, up to 100',
  (_label, { query }) => {
    const asked = (perPage?: string) => query?.safeParse(perPage === undefined ? {} : { perPage });
    expect(asked()?.data).toMatchObject({ perPage: expect.any(Number) });
    expect(asked('100')?.data).toMatchObject({ perPage: 100 });
    for (const wrong of ['0', '101', '1.5', 'all']) expect(asked(wrong)?.success).toBe(false);
  },
);
