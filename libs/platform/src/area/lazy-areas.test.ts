import { expect, it, vi } from 'vitest';
import { lazyAreas } from './lazy-areas.ts';

const title = { pt: 'Peças', en: 'Parts' };
const outline = [
  { area: 'parts', path: '/admin/parts', access: 'session', needs: 'shows:list', title },
  { area: 'lost', path: '/admin/lost' },
] as const;

interface Opened {
  readonly handle: { readonly title: () => string };
  readonly lazy: () => Promise<unknown>;
}

it('knows the pages before their areas, and fetches the one that is opened', async () => {
  const Page = () => null;
  const parts = vi.fn(() =>
    Promise.resolve([{ path: '/admin/parts', lazy: async () => ({ Component: Page }) }]),
  );
  const lost = vi.fn(() => Promise.resolve([]));
  const [first, second] = lazyAreas({ parts, lost }, outline) as unknown as [Opened, Opened];
  expect(first).toMatchObject({ path: '/admin/parts', handle: { area: 'parts', needs: 'shows:list' } });
  expect(first.handle.title()).toBe('Peças');
  expect(parts).not.toHaveBeenCalled();

  expect(await first.lazy()).toEqual({ Component: Page });
  expect(lost).not.toHaveBeenCalled();
  await expect(second.lazy()).rejects.toThrow('The area lost has no page /admin/lost.');
});
