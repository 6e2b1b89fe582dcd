import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasWords, markWords, wordsToFind } from './find-words.ts';

const marked = (text: string, search: string) =>
  markWords(text, wordsToFind(search))
    .map(({ text: part, found }) => (found ? `[${part}]` : part))
    .join('');

it.each([
  ['Onde vejo meus números da sorte?', 'NUMEROS', 'Onde vejo meus [números] da sorte?'],
  ['Premiação e prêmio', 'prêmi', '[Premi]ação e [prêmi]o'],
  ['Número da sorte', 'sorte num', '[Núm]ero da [sorte]'],
  ['ﬁm', 'fi', '[ﬁ]m'],
  ['Nada', '', 'Nada'],
  ['', 'x', ''],
])('in %j marks %j', (text, search, expected) => expect(marked(text, search)).toBe(expected));

it('finds every word of a search, in any order, and nothing that is not there', () => {
  expect(hasWords('Posso trocar a minha resposta?', wordsToFind('  resposta TROCAR '))).toBe(true);
  expect(hasWords('Posso trocar a minha resposta?', wordsToFind('resposta prêmio'))).toBe(false);
  expect(hasWords('Qualquer coisa', wordsToFind('   '))).toBe(true);
});

it('loses no character, whatever is searched for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, search) => {
      const pieces = markWords(text, wordsToFind(search));
      expect(pieces.map((piece) => piece.text).join('')).toBe(text.normalize('NFC'));
    }),
  );
});
