import type { RemoteLoad } from '@fio/contracts/public/remote-loads';
import { setReporter } from '@fio/platform/report';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entryOf, fakeEffects } from './fake-effects.ts';
import { listen } from './loads.ts';
import { RemoteStore } from './remote-store.ts';

const entry = entryOf();
const told = vi.fn();

beforeEach(() => {
  told.mockReset();
  setReporter(told);
});

/** Resolves with the state once it is no longer loading. */
const settled = (store: RemoteStore, of = entry) =>
  vi.waitFor(() => {
    const state = store.get(of);
    expect(state.status).not.toBe('loading');
    return state;
  });

describe('RemoteStore', () => {
  it('loads once, however often it is asked', async () => {
    const effects = fakeEffects();
    const store = new RemoteStore(effects);
    expect(store.get(entry)).toBe(store.get(entry));
    expect(await settled(store)).toMatchObject({ status: 'ready', attempt: 1 });
    expect(effects.calls).toHaveLength(2);
  });

  it('tells its listeners, but not while it is being asked', async () => {
    const store = new RemoteStore(fakeEffects());
    const heard = vi.fn();
    store.subscribe(heard);
    store.get(entry);
    expect(heard).not.toHaveBeenCalled();
    await settled(store);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  });

  it('reports a failure under the incident it shows', async () => {
    const store = new RemoteStore(fakeEffects({ takeContainer: () => undefined }));
    const state = await settled(store);
    const incident = state.status === 'failed' ? state.failure.incident : '';
    expect(incident).toMatch(/^[0-9A-F]{8}$/);
    expect(told).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ incident, kind: 'execution' }),
    );
  });

  it('tells how each load went, also what was told before anybody listened', async () => {
    const loads: RemoteLoad[] = [];
    await settled(new RemoteStore(fakeEffects()), entryOf({ id: 'mf-early' }));
    listen((load) => loads.push(load));
    expect(loads.at(-1)).toMatchObject({ remote: 'mf-early', outcome: 'ok' });
    await settled(new RemoteStore(fakeEffects()));
    await settled(new RemoteStore(fakeEffects({ takeContainer: () => undefined })));
    const { id: remote, build } = entry;
    const [fine, broken] = loads.slice(-2);
    expect(fine).toEqual({ remote, build, phase: 'load', outcome: 'ok', ms: expect.any(Number) as number });
    expect(broken).toMatchObject({ remote, phase: 'load', outcome: 'execution' });
  });

  it('heals on retry, as a new attempt and only once for two clicks', async () => {
    let broken = true;
    const effects = fakeEffects({
      takeContainer: () => (broken ? undefined : {}),
      wait: () => Promise.resolve(),
    });
    // Limits that pass at once would end each load as late, so only the delay may.
    effects.wait = (ms) => (ms <= 200 ? Promise.resolve() : new Promise(() => undefined));
    const store = new RemoteStore(effects);
    await settled(store);
    broken = false;
    store.retry(entry);
    store.retry(entry);
    expect(await settled(store)).toMatchObject({ status: 'ready', attempt: 2 });
  });

  it('shows a later page after at least 200 ms, the first one as soon as it can', async () => {
    const waits: number[] = [];
    const store = new RemoteStore(
      fakeEffects({
        wait: (ms) => (waits.push(ms), ms === 200 ? Promise.resolve() : new Promise(() => undefined)),
      }),
    );
    await settled(store);
    expect(waits).not.toContain(200);
    store.get(entryOf({ id: 'mf-other' }));
    expect(waits).toContain(200);
  });

  it('has what was loaded early at once, and tries anew for who comes what failed before they did', async () => {
    const early = new RemoteStore(fakeEffects());
    await early.early(entry);
    expect(early.get(entry)).toMatchObject({ status: 'ready', attempt: 1 });

    let broken = true;
    const store = new RemoteStore(fakeEffects({ takeContainer: () => (broken ? undefined : {}) }));
    expect(await store.early(entry)).toMatchObject({ status: 'failed' });
    broken = false;
    store.get(entry);
    expect(store.get(entry)).toMatchObject({ status: 'loading', attempt: 2 });
  });

  it('tries no second time for who came before it failed', async () => {
    const store = new RemoteStore(fakeEffects({ takeContainer: () => undefined }));
    const over = store.early(entry);
    store.get(entry);
    await over;
    expect(store.get(entry)).toMatchObject({ status: 'failed', attempt: 1 });
  });
});
