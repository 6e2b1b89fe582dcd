import { describe, expect, it } from 'vitest';
import { canMoveSuggestion, isPendingSuggestion, SUGGESTION_STATES } from './suggestion.ts';
import { NEAR_DUPLICATE, suspicionScore, textSigns } from './suggestion-signs.ts';

describe('the table of transitions', () => {
  it('decides nothing unread', () => {
    const fromNew = SUGGESTION_STATES.filter((to) => canMoveSuggestion('new', to));
    expect(fromNew).toEqual(['in_review']);
  });

  it('lets nothing leave what became a poll, and nothing become new again', () => {
    expect(SUGGESTION_STATES.filter((to) => canMoveSuggestion('merged', to))).toEqual([]);
    expect(SUGGESTION_STATES.filter((from) => canMoveSuggestion(from, 'new'))).toEqual([]);
  });

  it('takes each other decision back to the review', () => {
    expect(SUGGESTION_STATES.filter((from) => canMoveSuggestion(from, 'in_review'))).toEqual([
      'new',
      'approved',
      'rejected',
      'spam',
    ]);
  });

  it('waits while it is new or in review', () => {
    expect(SUGGESTION_STATES.filter(isPendingSuggestion)).toEqual(['new', 'in_review']);
  });
});

describe('signs of a text', () => {
  it.each([
    ['E se o faroleiro já estiver morto desde o primeiro episódio?', []],
    ['A deputada que reputa tudo vai disputar 100% do reino em 2027', []],
    ['me chama em fulana.silva@exemplo.com.br que eu conto', ['email']],
    ['me liga (11) 98765-4321 que eu conto', ['phone']],
    ['meu cpf é 529.982.247-25 se eu ganhar', ['cpf']],
    ['vejam em https://spoiler.example/tudo', ['link']],
    ['segue lá @teorias_do_farol', ['handle']],
    ['o final foi uma MERDA mesmo', ['profanity']],
    ['que p0rra de final', ['profanity']],
    ['O FAROLEIRO JÁ ESTAVA MORTO DESDE O COMEÇO', ['shouting']],
  ])('%s', (text, signs) => {
    expect(textSigns(text)).toEqual(signs);
  });
});

describe('the score', () => {
  it('is nothing for a clean text unlike any other', () => {
    expect(suspicionScore([], NEAR_DUPLICATE - 0.01)).toBe(0);
  });

  it('grows with each sign and with likeness, up to 100', () => {
    expect(suspicionScore(['link'], 0)).toBe(30);
    expect(suspicionScore(['link'], 1)).toBe(80);
    expect(suspicionScore(['email', 'phone', 'profanity'], 1)).toBe(100);
  });
});
