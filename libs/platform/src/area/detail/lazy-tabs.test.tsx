import { expect, it, vi } from 'vitest';
import { lazyTabs } from './lazy-tabs.tsx';

it('fetches the first part again after it could not be fetched ahead, and once where it could', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(() => null);
  const { firstTab } = lazyTabs({ tabs: [{ id: 'first', load }] } as never);
  await expect(firstTab()).rejects.toThrow('lost');
  await firstTab();
  await firstTab();
  expect(load).toHaveBeenCalledTimes(2);
});
