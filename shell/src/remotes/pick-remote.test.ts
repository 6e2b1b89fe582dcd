import { describe, expect, it } from 'vitest';
import { entryOf } from './fake-effects.ts';
import { pickRemote } from './pick-remote.ts';

const promo = entryOf({ id: 'mf-admin-promo', basePaths: ['/admin/shows', '/admin/polls'] });
const polls = entryOf({ id: 'mf-polls', basePaths: ['/admin/polls/live'] });
const home = entryOf({ id: 'mf-public', basePaths: ['/'] });
const pick = (path: string) => pickRemote([home, promo, polls], path)?.id;

describe('pickRemote', () => {
  it('takes the longest prefix, in whole segments', () => {
    expect(pick('/admin/polls')).toBe('mf-admin-promo');
    expect(pick('/admin/polls/live/1')).toBe('mf-polls');
    expect(pick('/admin/polls/lively')).toBe('mf-admin-promo');
    expect(pick('/admin/polls-old')).toBe('mf-public');
    expect(pick('/')).toBe('mf-public');
  });

  it('knows when nobody claims a path', () => {
    expect(pickRemote([promo], '/admin/users')).toBeUndefined();
  });
});
