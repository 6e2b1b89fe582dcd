import { describe, expect, it } from 'vitest';
import { dispatchList, EVERYBODY } from '@fio/contracts/admin/dispatch-list';
import { shows } from '@fio/contracts/public/shows';
import { queryKey } from './index.ts';

const count = (uf: string | null) =>
  queryKey(dispatchList.count, { body: { kind: 'service', audience: { ...EVERYBODY, uf } } });

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
      dispatchList.count.access,
    ]);
    expect(queryKey(shows.home)).toEqual(['user', 'GET /home', '/home', 'public']);
  });
});
