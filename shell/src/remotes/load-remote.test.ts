import { describe, expect, it } from 'vitest';
import { loadRemote, loadWidgets } from './load-remote.ts';
import { entryOf, fakeEffects, never } from './fake-effects.ts';
import type { LoaderEffects } from './effects.ts';

async function kindWith(effects: Partial<LoaderEffects>, entry = entryOf()) {
  const result = await loadRemote(entry, 1, fakeEffects(effects));
  return result.ok ? 'ok' : result.kind;
}

const refused = () => Promise.resolve(false);
const now = () => Promise.resolve();
const rejecting = (message: string) => () => Promise.reject(new Error(message));

describe('loadRemote', () => {
  it('gives the routes once script and styles are here', async () => {
    const effects = fakeEffects();
    const result = await loadRemote(entryOf(), 1, effects);
    expect(result).toMatchObject({ ok: true, module: { id: 'mf-public' } });
    expect(effects.calls).toEqual([
      '/mf/mf-public/0123456789abcdef/remoteEntry.js',
      '/mf/mf-public/0123456789abcdef/routes.css',
    ]);
  });

  it('asks for new addresses on a new attempt and waits for nothing of the old one', async () => {
    const effects = fakeEffects();
    await loadRemote(entryOf(), 2, effects);
    expect(effects.calls).toEqual([
      'discard /mf/mf-public/0123456789abcdef/',
      'renew /mf/mf-public/0123456789abcdef/',
      '/mf/mf-public/0123456789abcdef/remoteEntry.js?attempt=2',
      '/mf/mf-public/0123456789abcdef/routes.css?attempt=2',
    ]);
  });

  it('starts what it has loaded, after it let go of the one before', async () => {
    const done: string[] = [];
    const effects = { startRemote: () => done.push('begin'), letGo: () => done.push('let go') };
    await kindWith({ ...effects, takeContainer: () => (done.push('ran'), {}) });
    expect(done).toEqual(['let go', 'ran', 'begin']);
  });

  it('says execution where it can not be started', async () => {
    const startRemote = () => {
      throw new Error('no');
    };
    expect(await kindWith({ startRemote })).toBe('execution');
  });

  it('refuses an incompatible remote before a byte of it is fetched', async () => {
    const effects = fakeEffects();
    const result = await loadRemote(entryOf({ shellApi: '^2.0.0' }), 1, effects);
    expect(result).toMatchObject({ ok: false, kind: 'incompatible' });
    expect(effects.calls).toEqual([]);
  });

  it('refuses what was published without integrity before a byte of it is fetched', async () => {
    const effects = fakeEffects();
    const result = await loadRemote(entryOf({ integrity: {} }), 1, effects);
    expect(result).toMatchObject({ ok: false, kind: 'integrity' });
    expect(effects.calls).toEqual([]);
  });

  it.each([
    ['timeout', { script: () => never, wait: now }],
    ['timeout', { style: () => never, wait: now }],
    ['timeout', { open: () => never, wait: now }],
    ['offline', { script: refused, online: () => false }],
    ['offline', { script: refused, probe: () => Promise.resolve(null) }],
    ['not-found', { script: refused, probe: () => Promise.resolve(404) }],
    ['not-found', { style: refused, probe: () => Promise.resolve(502) }],
    ['forbidden', { script: refused, probe: () => Promise.resolve(403) }],
    [
      'integrity',
      { script: refused, probe: (_: string, integrity?: string) => Promise.resolve(integrity ? null : 200) },
    ],
    ['execution', { takeContainer: () => undefined }],
    ['execution', { open: rejecting('x is not a function') }],
    ['chunk', { open: rejecting('Loading chunk 825 failed.\n(error: http://x/825.js)') }],
    ['offline', { open: rejecting('Loading chunk 825 failed.'), online: () => false }],
    ['contract', { open: rejecting('Module "./routes" does not exist in container.') }],
    ['contract', { open: () => Promise.resolve({}) }],
    ['contract', { open: () => Promise.resolve({ default: { id: 'mf-other', routes: [] } }) }],
  ] satisfies [string, Partial<LoaderEffects>][])('says %s', async (kind, effects) => {
    expect(await kindWith(effects)).toBe(kind);
  });

  it('gives up on all steps together after less than the ten seconds that are promised', async () => {
    const waits: number[] = [];
    const slow = fakeEffects({ wait: (ms) => (waits.push(ms), never), probe: () => Promise.resolve(404) });
    await loadRemote(entryOf(), 1, slow);
    await loadRemote(entryOf(), 1, { ...slow, script: refused });
    expect(waits).toHaveLength(2);
    expect(Math.max(...waits)).toBeLessThan(10_000);
  });

  it('never rejects, whatever the container throws', async () => {
    expect(await kindWith({ open: () => Promise.reject('a string') })).toBe('execution');
  });
});

describe('loadWidgets', () => {
  const routes = { default: { id: 'mf-public', routes: [] } };
  const exposing = (widgets: () => Promise<unknown>) =>
    fakeEffects({
      open: (_attempt, _container, expose) => (expose === './routes' ? Promise.resolve(routes) : widgets()),
    });
  async function widgetsWith(widgets: () => Promise<unknown>, over: Partial<LoaderEffects> = {}) {
    const effects = exposing(widgets);
    const loaded = await loadRemote(entryOf(), 1, effects);
    if (!loaded.ok) throw new Error(loaded.kind);
    return loadWidgets(loaded.module, { ...effects, ...over });
  }

  it('gives what the same container exposes, without fetching it again', async () => {
    const Widget = () => null;
    const result = await widgetsWith(() => Promise.resolve({ default: { 'profile.prizes': Widget } }));
    expect(result).toEqual({ ok: true, widgets: { 'profile.prizes': Widget } });
  });

  it.each([
    ['contract', () => Promise.resolve({})],
    ['contract', () => Promise.resolve(null)],
    ['execution', rejecting('x is not a function')],
    ['chunk', rejecting('Loading chunk 825 failed.')],
  ] satisfies [string, () => Promise<unknown>][])('says %s and never rejects', async (kind, widgets) => {
    expect(await widgetsWith(widgets)).toMatchObject({ ok: false, kind });
  });

  it('gives up on what never opens', async () => {
    expect(await widgetsWith(() => never, { wait: now })).toMatchObject({ ok: false, kind: 'timeout' });
  });
});
