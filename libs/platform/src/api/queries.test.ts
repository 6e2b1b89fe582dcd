import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '@fio/contracts/core/endpoint';
import { queryKey } from './index.ts';

const audience = endpoint({
  method: 'POST',
  path: '/admin/dispatches/audience',
  access: 'dispatches:create',
  body: z.object({ uf: z.nullable(z.string()) }),
  summary: 'A question with a body.',
});
const home = endpoint({ method: 'GET', path: '/home', access: 'public', summary: 'A sample.' });
const count = (uf: string | null) => queryKey(audience, { body: { uf } });

describe('the key of an answer', () => {
  it('is another for another body, and the same for the same', () => {
    expect(count('RR')).not.toEqual(count('SP'));
    expect(count('RR')).toEqual(count('RR'));
  });

  it('begins the same whatever the body, so that the answer is told to be stale and forgotten like any other', () => {
    expect(count('RR').slice(0, 4)).toEqual([
      'admin',
      'POST /admin/dispatches/audience',
      '/admin/dispatches/audience',
      audience.access,
    ]);
    expect(queryKey(home)).toEqual(['user', 'GET /home', '/home', 'public']);
  });
});
