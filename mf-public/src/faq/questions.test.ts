import { describe, expect, it } from 'vitest';
import type { FaqEntry } from '@fio/contracts/public/faq';
import { groupsOf, questionIn, searched } from './questions.ts';

const entry = (slug: string, changes: Partial<FaqEntry> = {}): FaqEntry => ({
  id: slug,
  slug,
  category: 'theories',
  pt: { question: 'Posso mudar o meu voto?', answer: '<p>Pode, até a teoria <strong>fechar</strong>.</p>' },
  en: null,
  ...changes,
});
const english = { question: 'May I change my vote?', answer: '<p>Yes.</p>' };

describe('a question', () => {
  it('is in English where it was translated, else in Portuguese and said to be', () => {
    expect(questionIn(entry('a', { en: english }), 'en')).toMatchObject({ ...english, foreign: false });
    expect(questionIn(entry('a'), 'en')).toMatchObject({
      question: 'Posso mudar o meu voto?',
      foreign: true,
    });
    expect(questionIn(entry('a', { en: english }), 'pt')).toMatchObject({ foreign: false });
  });

  it('is found by words of question and answer, not by markup', () => {
    const all = [questionIn(entry('a'), 'pt')];
    expect(['VOTO', 'fechar mudar', 'strong', ' '].map((search) => searched(all, search).length)).toEqual([
      1, 1, 0, 1,
    ]);
  });
});

it('stands with the others of its subject; a subject without questions is not there', () => {
  const all = [entry('a', { category: 'prizes' }), entry('b'), entry('c', { category: 'prizes' })];
  expect(
    groupsOf(all.map((one) => questionIn(one, 'pt'))).map(({ category, questions }) => [
      category,
      questions.map(({ slug }) => slug),
    ]),
  ).toEqual([
    ['theories', ['b']],
    ['prizes', ['a', 'c']],
  ]);
});
