import { describe, expect, it } from 'vitest';
import { answerKey, answerOf, isAnswerKey } from './answer-key.ts';

const options = ['a', 'b', 'c'].map((id) => ({ id }));
const yesNo = { type: 'yes_no', options: options.slice(0, 2) } as const;
const multiple = { type: 'multiple', options } as const;

describe('the key of an answer', () => {
  it('is a word for yes and no, else the place', () => {
    expect(yesNo.options.map(({ id }) => answerKey(yesNo, id))).toEqual(['sim', 'nao']);
    expect(options.map(({ id }) => answerKey(multiple, id))).toEqual(['1', '2', '3']);
    expect(answerKey(multiple, 'other')).toBeUndefined();
  });

  it('leads back to the option', () => {
    for (const poll of [yesNo, multiple]) {
      for (const option of poll.options)
        expect(answerOf(poll, answerKey(poll, option.id) ?? '')).toBe(option.id);
    }
  });

  it.each([
    [yesNo, '1'],
    [yesNo, ''],
    [multiple, 'sim'],
    [multiple, '4'],
    [multiple, '01'],
  ] as const)('names nothing else', (poll, key) => {
    expect(answerOf(poll, key)).toBeUndefined();
  });

  it('is told from anything else', () => {
    expect(['sim', 'nao', '1', '20'].every(isAnswerKey)).toBe(true);
    expect(['', '0', '100', 'SIM', '1 '].some(isAnswerKey)).toBe(false);
  });
});
