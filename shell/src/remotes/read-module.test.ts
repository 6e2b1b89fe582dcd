import { describe, expect, it } from 'vitest';
import { entryOf } from './fake-effects.ts';
import { readModule } from './read-module.ts';

const entry = entryOf({ id: 'mf-admin-logs', basePaths: ['/admin/actions'] });
const read = (routes: unknown) => readModule(entry, { default: { id: 'mf-admin-logs', routes } });

describe('readModule', () => {
  it('takes routes below the base paths, nested and relative ones too', () => {
    const routes = [{ path: '/admin/actions', children: [{ index: true }, { path: ':id' }, { path: '*' }] }];
    expect(read(routes)).toEqual({ ok: true, module: { id: 'mf-admin-logs', routes } });
  });

  it('refuses a route of somebody else', () => {
    expect(read([{ path: '/admin/users' }])).toMatchObject({
      ok: false,
      problem: expect.stringContaining('/admin/users'),
    });
    expect(read([{ path: '/admin/actions-old' }])).toMatchObject({ ok: false });
  });

  it('refuses what the shell would silently not run', () => {
    expect(read([{ path: '/admin/actions', loader: () => null }])).toMatchObject({ ok: false });
  });

  it.each([undefined, null, 'routes', [null]])('refuses %j', (routes) => {
    expect(read(routes)).toMatchObject({ ok: false });
  });
});
