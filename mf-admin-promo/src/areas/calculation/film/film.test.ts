import { describe, expect, it } from 'vitest';
import { COMMON_RULE_SET } from '@fio/domain/draw/rule-set';
import type { CalculationDetail } from '../calculation-detail.ts';
import { filmFactsOf, filmName } from './film-facts.ts';
import { arrival, beginOf, FILM_SECONDS, prizeAt, sceneAt } from './storyboard.ts';
import { transcriptOf } from './transcript.ts';

const winner = (unit: number, name: string) => ({
  ...{ id: String(unit), prizeId: 'p', unit, rank: 0, state: 'validated' as const, problem: null },
  ...{ name, cpf: '***.418.273-**', city: 'Crato', uf: 'CE', series: null, number: 73_254 + unit },
});
const record = {
  title: '1ª edição',
  publishedAt: '2026-02-15T13:00:00Z',
  lotteryDate: '2026-02-07',
  extraction: { contest: '5962', prizes: ['23337', '82513', '17082', '53195', '49504'] },
  ruleSet: COMMON_RULE_SET,
  prizeList: [{ id: 'p', title: 'Viagem' }],
  seriesFirst: 0,
  seriesLast: 1,
  winners: [
    ...['Marisa Alves Coelho', 'Otávio', '', 'Ana Sá', 'Rui Sá'].map((name, at) => winner(at + 1, name)),
    { ...winner(9, 'Fora Daqui'), state: 'disqualified' as const },
  ],
} as unknown as CalculationDetail;

describe('a film of a result', () => {
  it('is there of published draws alone', () => {
    expect(filmFactsOf({ ...record, publishedAt: null })).toBeNull();
  });

  it('says of winners less than the site does, and of nobody else anything', () => {
    const facts = filmFactsOf(record);
    expect(facts?.number).toBe('000/73254');
    expect(facts?.winners.map(({ who }) => who)).toEqual([
      'Marisa C., Crato, CE',
      'Otávio, Crato, CE',
      'Crato, CE',
    ]);
    expect(facts?.more).toBe(2);
    expect(JSON.stringify(facts)).not.toMatch(/418|Coelho|Daqui/);
    expect(filmName(' ana  maria de sá ')).toBe('ana S.');
  });

  it('lasts ten to fifteen seconds, each scene in its turn', () => {
    expect(FILM_SECONDS).toBeGreaterThanOrEqual(10);
    expect(FILM_SECONDS).toBeLessThanOrEqual(15);
    expect([0, prizeAt(1), prizeAt(5), FILM_SECONDS].map(sceneAt)).toEqual([
      ...['title', 'prizes', 'prizes', 'address'],
    ]);
    expect(prizeAt(5) + 0.3).toBeLessThanOrEqual(beginOf('marks'));
    expect([arrival(1, 2), arrival(2.3, 2), arrival(9, 2)]).toEqual([0, 1, 1]);
  });

  it('has all of it in words beside, each with its time', () => {
    const facts = filmFactsOf(record);
    if (!facts) throw new Error('It is published.');
    const words = {
      ...{ campaign: 'Fio', title: facts.title, day: '7 fev 2026', lottery: 'Loteria', number: 'Número' },
      ...{
        prizes: facts.prizes.map((_, at) => `${at + 1}º prêmio`),
        winners: 'Quem ganhou',
        more: null,
        check: 'Confira',
      },
    };
    const text = transcriptOf({ facts, words, address: 'fio.example/ganhadores/primeira' });
    expect(text.startsWith('WEBVTT\n\n00:00:00.000 --> 00:00:01.600\nFio. 1ª edição, 7 fev 2026\n')).toBe(
      true,
    );
    for (const said of [...facts.prizes, facts.number, 'Marisa C., Crato, CE', 'fio.example'])
      expect(text).toContain(said);
  });
});
