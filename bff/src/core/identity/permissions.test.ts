import { ADMIN_TYPES, DEFAULT_PERMISSIONS } from '@fio/contracts';
import { describe, expect, it } from 'vitest';
import { effectivePermissions } from './permissions.ts';

const own = [{ permission: 'polls', action: 'list' }];

describe('effectivePermissions', () => {
  it.each(ADMIN_TYPES)('%s has its defaults when nothing else is said', (type) => {
    expect(effectivePermissions(type, null)).toEqual(DEFAULT_PERMISSIONS[type]);
  });

  it('puts own entries in place of the defaults, also none at all', () => {
    expect(effectivePermissions('admin', own)).toEqual(own);
    expect(effectivePermissions('admin', [])).toEqual([]);
  });

  it('leaves super everything, whatever is stored', () => {
    expect(effectivePermissions('super', [])).toEqual(DEFAULT_PERMISSIONS.super);
  });

  it('drops what the catalogue does not know', () => {
    const stored = [
      ...own,
      { permission: 'polls', action: 'run' },
      { permission: 'gone', action: 'list' },
      null,
      'x',
    ];
    expect(effectivePermissions('user', stored)).toEqual(own);
  });
});
