import { expect, it } from 'vitest';
import { inOrder } from './in-order.ts';
import { joined } from './joined.ts';

async function* rows(...keys: string[]) {
  for (const key of keys) yield await Promise.resolve({ key });
}

it('lays sources side by side by their keys', async () => {
  const found = await Array.fromAsync(
    joined(rows('a', 'c'), rows('b', 'c', 'd'), rows('a', 'd')),
    ({ key, first, second, third }) => [key, !!first, !!second, !!third],
  );
  expect(found).toEqual([
    ['a', true, false, true],
    ['b', false, true, false],
    ['c', true, true, false],
    ['d', false, true, true],
  ]);
});

it('takes no source that isn’t in order, for it would miss what comes late', async () => {
  await expect(Array.fromAsync(joined(rows('b', 'a'), rows(), rows()))).rejects.toThrow(/a came after b/);
});

it('gives what was made in the order it was asked for, some at a time', async () => {
  let [underWay, most] = [0, 0];
  const waits: (() => void)[] = [];
  const made = inOrder(rows('a', 'b', 'c', 'd', 'e'), 2, async ({ key }) => {
    most = Math.max(most, (underWay += 1));
    await new Promise<void>((resolve) => {
      waits.push(resolve);
      // The later one of two is ready first.
      if (waits.length === 2 || key === 'e') for (const ready of waits.splice(0).reverse()) ready();
    });
    underWay -= 1;
    return key;
  });
  expect(await Array.fromAsync(made)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
});
