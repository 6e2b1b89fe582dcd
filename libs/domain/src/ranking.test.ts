import { expect, it } from 'vitest';
import { guessPoints, isContact, isRankingName, normalizeRankingName } from './ranking.ts';

it('rises with each hit, and falls with each miss', () => {
  for (let answers = 1; answers <= 60; answers += 1)
    for (let hits = 0; hits <= answers; hits += 1) {
      const points = guessPoints(hits, answers);
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThan(1000);
      expect(guessPoints(hits + 1, answers + 1)).toBeGreaterThanOrEqual(guessPoints(hits, answers + 1));
      // In whole points: among those who are nearly always right two may round to one figure.
      expect(guessPoints(hits + 1, answers + 1)).toBeGreaterThanOrEqual(points);
      expect(guessPoints(hits, answers + 1)).toBeLessThanOrEqual(points);
    }
});

it('lets who came late pass those who were right less often, and nobody lead by luck alone', () => {
  expect(guessPoints(8, 8)).toBeGreaterThan(guessPoints(12, 20));
  expect(guessPoints(9, 10)).toBeGreaterThan(guessPoints(3, 3));
  expect(guessPoints(20, 20)).toBeGreaterThan(guessPoints(8, 8));
  expect([guessPoints(0, 0), guessPoints(0, 5), guessPoints(3, 3)]).toEqual([0, 0, 526]);
});

it.each(['Ana', 'João do Farol', '7 Marias', "D'Ávila_9", 'Łódź'])('takes %j as a name', (name) => {
  expect(isRankingName(name)).toBe(true);
});

it.each(['', ' Ana', '<b>', 'Ana\u202E', 'A\u200Bna', '🤔', '.Ana'])('takes %j as none', (name) => {
  expect(isRankingName(name)).toBe(false);
});

it('knows ways to reach somebody', () => {
  for (const name of ['ana.com', '529.982.247-25', '11 98765-4321']) expect(isContact(name)).toBe(true);
  expect(isContact('Ana do Farol')).toBe(false);
});

it('writes a name on one line', () => {
  expect(normalizeRankingName('  Ana\n do   Farol ')).toBe('Ana do Farol');
});
