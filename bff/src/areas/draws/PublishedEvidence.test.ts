import type { DrawEvidence } from '@fio/contracts';
import { expect, it } from 'vitest';
import { PublishedEvidence } from './PublishedEvidence.ts';

function counting(fails: (times: number) => boolean = () => false) {
  const asked: string[] = [];
  const kept = new PublishedEvidence(async (drawId) => {
    asked.push(drawId);
    if (fails(asked.length)) throw new Error('Not now.');
    return { draw: { id: drawId } } as DrawEvidence;
  });
  return { asked, kept };
}

it('is made once, however many ask at once', async () => {
  const { asked, kept } = counting();
  const found = await Promise.all([kept.of('one'), kept.of('one'), kept.of('one')]);
  expect(found.map(({ draw }) => draw.id)).toEqual(['one', 'one', 'one']);
  expect(asked).toEqual(['one']);
});

it('is made again when it could not be', async () => {
  const { asked, kept } = counting((times) => times === 1);
  await expect(kept.of('one')).rejects.toThrow('Not now.');
  expect((await kept.of('one')).draw.id).toBe('one');
  expect(asked).toHaveLength(2);
});

it('makes room for the latest', async () => {
  const { asked, kept } = counting();
  for (const drawId of ['1', '2', '3', '4', '5', '5', '1']) await kept.of(drawId);
  expect(asked).toEqual(['1', '2', '3', '4', '5', '1']);
});
