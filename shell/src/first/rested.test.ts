import { afterEach, expect, it, vi } from 'vitest';
import { inTurn, rested } from './rested.ts';

afterEach(() => vi.restoreAllMocks());

/** How pieces of work that take so many milliseconds each follow one another, with `-` for a rest between them. */
async function orderOf(ms: number): Promise<string> {
  let now = 1_000_000 * ms;
  let order = '';
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const piece = (name: string) => () => {
    now += ms;
    order += name;
  };
  const rests = async () => {
    for (let times = 0; times < 3; times += 1) {
      await rested();
      order += '-';
    }
  };
  await inTurn(() => undefined);
  await Promise.all([inTurn(piece('a')), inTurn(piece('b')), inTurn(piece('c')), rests()]);
  return order;
}

it('rests between pieces that take long, and not between short ones', async () => {
  expect(await orderOf(50)).toMatch(/^a-+b-+c/);
  expect(await orderOf(1)).toMatch(/^abc/);
});

it('waits for no promise that a piece gives', async () => {
  void inTurn(() => new Promise(() => undefined));
  expect(await inTurn(() => 'fine')).toBe('fine');
});

it('gives what each piece gives, and goes on after one that fails', async () => {
  const failing = inTurn(() => {
    throw new Error('broken');
  });
  const next = inTurn(() => 'fine');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('fine');
});
