import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ANSWER_FIELDS, fillAnswer, gapsOf, isAnswerTemplate } from './answer-template.ts';

const values = { name: 'Nair', protocol: '2026-1', subject: 'Nota', date: '26/11/2026', agent: 'Bia' };

it.each([
  ['Olá, {{name}}! Protocolo {{protocol}}.', true],
  ['Sua nota [[número da nota]] foi aceita.', true],
  ['Nada de especial: {a} [b].', true],
  ['Olá, {{nome}}!', false],
  ['Olá, {{ name }}!', false],
  ['Olá, {{name}!', false],
  ['Sua nota [[número foi aceita.', false],
  ['Sua nota [[]] foi aceita.', false],
])('takes %j as a template: %j', (text, is) => {
  expect(isAnswerTemplate(text)).toBe(is);
});

it('puts what is known in its place once, and leaves what is to be written', () => {
  expect(
    fillAnswer('{{name}}, {{subject}} de {{date}} ({{protocol}}): [[resposta]]. {{agent}}', values),
  ).toBe('Nair, Nota de 26/11/2026 (2026-1): [[resposta]]. Bia');
  expect(fillAnswer('{{name}}', { ...values, name: '{{agent}}' })).toBe('{{agent}}');
});

it('says what is still to be written', () => {
  expect(gapsOf('Nota [[número]] de {{name}}: [[o que falta]]')).toEqual(['número', 'o que falta', 'name']);
});

it('has nothing left of a template once its gaps are written', () => {
  const piece = fc.oneof(
    fc.constantFrom(...ANSWER_FIELDS.map((name) => `{{${name}}}`)),
    fc.string({ unit: fc.constantFrom('a', ' ', '[', '{', 'ç') }),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      fc.pre(isAnswerTemplate(text));
      expect(
        gapsOf(fillAnswer(text, values)).filter((gap) => ANSWER_FIELDS.some((one) => one === gap)),
      ).toEqual([]);
    }),
  );
});
