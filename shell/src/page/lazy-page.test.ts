import { describe, expect, it, vi } from 'vitest';
import { lazyPage, type Lazy } from './lazy-page.tsx';

const broken = () => vi.fn<Lazy>(() => Promise.reject(new Error('gone')));

describe('lazyPage', () => {
  it('loads once for all who ask', async () => {
    const load = vi.fn<Lazy>(() => Promise.resolve({ element: 'page' }));
    const { early, ready } = lazyPage(load);
    await Promise.all([early(), ready(), ready()]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('tries anew for who comes after an early load has failed', async () => {
    const load = broken();
    const { early, ready } = lazyPage(load);
    await early();
    await expect(ready()).rejects.toThrow('gone');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('tries no second time for who came before it failed', async () => {
    const load = broken();
    const { early, ready } = lazyPage(load);
    const over = early();
    await expect(ready()).rejects.toThrow('gone');
    await over;
    await expect(ready()).rejects.toThrow('gone');
    expect(load).toHaveBeenCalledOnce();
  });
});
