import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openContainer } from './federation.ts';

interface Share {
  loading: unknown;
  loaded?: boolean;
  get: () => Promise<unknown>;
}

const instance = vi.hoisted(() => ({
  shareScopeMap: {} as Record<string, Record<string, Record<string, Share>>>,
}));
vi.mock('@module-federation/runtime', () => ({ getInstance: () => instance }));

/** A container that exposes what it is asked for by name; `init` fails as often as it is told to. */
function containerOf(failures = 0) {
  const init = vi.fn((_scope: object, _initScope: unknown[], _options: object) =>
    failures-- > 0 ? Promise.reject(new Error('Loading chunk 825 failed.')) : Promise.resolve(),
  );
  return { init, get: (expose: string) => Promise.resolve(() => ({ default: expose })) };
}

const evaluate = vi.fn();

beforeEach(() => {
  evaluate.mockClear();
  const get = () => Promise.resolve(evaluate);
  instance.shareScopeMap = { default: { react: { '19': { loading: 'failed', get } } } };
});

describe('openContainer', () => {
  it('hands over the one scope once, for all that is exposed, and the map by a name that copies of the options lack', async () => {
    const container = containerOf();
    const [routes, widgets] = await Promise.all([
      openContainer(1, container, './routes'),
      openContainer(1, container, './widgets'),
    ]);
    expect([routes, widgets]).toEqual([{ default: './routes' }, { default: './widgets' }]);
    expect(container.init).toHaveBeenCalledTimes(1);
    const [scope, , options] = container.init.mock.calls[0] ?? [];
    expect(scope).toBe(instance.shareScopeMap['default']);
    expect(options).toHaveProperty('shareScopeMap', instance.shareScopeMap);
    expect(Object.keys(options ?? {})).not.toContain('shareScopeMap');
  });

  it('has what is shared evaluated when it is here, and hands over how to get at it', async () => {
    const container = containerOf();
    await openContainer(1, container, './routes');
    await openContainer(1, container, './widgets');
    expect(evaluate).not.toHaveBeenCalled();
    expect(await instance.shareScopeMap['default']?.['react']?.['19']?.get()).toBe(evaluate);
    expect(evaluate).toHaveBeenCalledTimes(1);
  });

  it('begins anew after a failure, and without the shares that failed', async () => {
    const container = containerOf(1);
    await expect(openContainer(1, container, './routes')).rejects.toThrow('Loading chunk');
    expect(await openContainer(2, container, './routes')).toEqual({ default: './routes' });
    expect(container.init).toHaveBeenCalledTimes(2);
    expect(instance.shareScopeMap['default']?.['react']?.['19']?.loading).toBeNull();
  });
});
