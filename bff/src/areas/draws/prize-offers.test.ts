import type { PrizesPage } from '@fio/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { PrizeOffers } from './PrizeOffers.ts';

afterEach(() => vi.restoreAllMocks());

const PAGE: PrizesPage = { next: null, offered: [], past: [] };

it('reads once for all who ask meanwhile and for a second after, then anew', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const gate = Promise.withResolvers<PrizesPage>();
  const read = vi.fn(() => gate.promise);
  const offers = new PrizeOffers(read);
  const first = offers.current();
  now.mockReturnValue(9_000);
  const second = offers.current();
  gate.resolve(PAGE);
  expect(await Promise.all([first, second])).toEqual([PAGE, PAGE]);
  expect(read).toHaveBeenCalledTimes(1);
  await offers.current();
  now.mockReturnValue(9_999);
  await offers.current();
  expect(read).toHaveBeenCalledTimes(2);
  now.mockReturnValue(10_000);
  await offers.current();
  expect(read).toHaveBeenCalledTimes(3);
});

it('tells a failure to who waited for it, and keeps none', async () => {
  const read = vi.fn<() => Promise<PrizesPage>>().mockRejectedValueOnce(new Error('away'));
  const offers = new PrizeOffers(read.mockResolvedValue(PAGE));
  const both = await Promise.allSettled([offers.current(), offers.current()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await offers.current()).toBe(PAGE);
});
