import fc from 'fast-check';
import { Mask } from 'maska';
import { describe, expect, it } from 'vitest';
import { compileMask } from './mask.ts';

/** What a visitor who types or pastes `text` sees in a field with this mask. */
function masked(notation: string | string[], text: string): string {
  return new Mask(compileMask(notation)).masked(text);
}

describe('compileMask, run by maska', () => {
  it.each([
    ['#', 'a1b2', '1'],
    ['##', 'a1b2', '12'],
    ['XX', '-aB', 'aB'],
    ['X', '9', '9'],
    ['SS', '1aB', 'aB'],
    ['S', 'é', ''],
    ['AA', 's1p', 'SP'],
    ['aa', 'S1P', 'sp'],
    ['ll', 'É!', 'é!'],
  ])('place %s turns %j into %j', (notation, text, expected) => {
    expect(masked(notation, text)).toBe(expected);
  });

  it.each([
    ['\\##', '5', '#5'],
    ['\\A-A', 'b', 'A-B'],
    ['#\\\\#', '12', '1\\2'],
    ['#!#', '12', '1!2'],
    ['#!!#', '12', '1!!2'],
    ['#@#', '12', '1@2'],
    ['!\\##', '1', '!#1'],
    ['\\?#', '1', '?1'],
  ])('%s brings its static characters: %j becomes %j', (notation, text, expected) => {
    expect(masked(notation, text)).toBe(expected);
  });

  it.each([
    ['#?A', '1b', '1B'],
    ['#?A', 'b', 'B'],
    ['#-?#', '1-2', '1-2'],
    ['#-?#', '12', '12'],
    ['##?.##', '1.23', '1.23'],
    ['##?.##', '12.34', '12.34'],
  ])('? makes the part before it optional: %s turns %j into %j', (notation, text, expected) => {
    expect(masked(notation, text)).toBe(expected);
  });

  it.each([
    ['l*', 'Ana.SOUZA@Exemplo.com', 'ana.souza@exemplo.com'],
    ['A*', 'abc', 'ABC'],
    ['A*', '1abc', 'ABC'],
    ['#*,##', '12345,67', '12345,67'],
    ['S*-#', 'ab7', 'ab-7'],
    ['S*-#', '7', '-7'],
    ['A*#*-a', 'xy12Z', 'XY12-z'],
    ['A*#*-a', '12Z', '12-z'],
  ])('* lets it come any number of times: %s turns %j into %j', (notation, text, expected) => {
    expect(masked(notation, text)).toBe(expected);
  });

  it.each([
    ['A|B|C-#', 'B7', 'B-7'],
    ['A|B|C-#', 'D7', ''],
    ['A|B', 'a', 'A'],
    ['A|a-#', 'a1', 'a-1'],
    ['A|E###e|f', 'é123455F', 'E123f'],
    ['ç|s#', 'C1', 'ç1'],
    ['A|B', '\u0301', ''],
    ['A|B', 'ab', 'A'],
    ['0|1#:#', '0912', '09:1'],
    [']|^|-#', '^1', '^1'],
    ['\\||/#', '/1', '/1'],
    ['x|y?#', '1', '1'],
  ])('| takes one of these characters: %s turns %j into %j', (notation, text, expected) => {
    expect(masked(notation, text)).toBe(expected);
  });

  it('takes a modifier without anything before it for a static character', () => {
    expect(masked('?#', '1')).toBe('?1');
    expect(masked('|#', '1')).toBe('|1');
    expect(masked('#|', '1')).toBe('1');
    expect(masked('#\\', '1')).toBe('1');
  });

  it.each([
    [['A# #AA', 'AXX #AA', 'AA#X #AA'], 'B112', 'B11 2'],
    [['#-#', 'SSS-S'], 'ab1', 'ab'],
    [['S*', '######'], 'ab12345', '12345'],
    [['#*', 'SSS'], '12345678', '12345678'],
    [['0|1#', '##-#'], '901', '90-1'],
  ])('chooses of %j what takes most of %j: %j', (masks, text, expected) => {
    expect(masked(masks, text)).toBe(expected);
  });

  it('loses no digit that some mask has a place for, in whatever order they are given', () => {
    const lengths = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(lengths, fc.stringMatching(/^\d{1,12}$/), (each, digits) => {
        const kept = masked(
          each.map((length) => '#'.repeat(length).replace(/#(?=.)/, '#.')),
          digits,
        );
        return kept.replace('.', '') === digits.slice(0, Math.max(...each));
      }),
    );
  });

  it('chooses among several masks by length', () => {
    const phone = ['(##) ####-####', '(##) #####-####'];
    expect(masked(phone, '1134567890')).toBe('(11) 3456-7890');
    expect(masked(phone, '11987654321')).toBe('(11) 98765-4321');
  });

  it('never fails, and masking twice changes nothing, for masks of digits and separators', () => {
    const notation = fc
      .array(fc.constantFrom('#', '.', '-', '/', ' '), { minLength: 1, maxLength: 12 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(notation, fc.stringMatching(/^\d{0,15}$/), (mask, digits) => {
        const once = masked(mask, digits);
        return masked(mask, once) === once;
      }),
    );
    fc.assert(fc.property(fc.string(), fc.string(), (mask, text) => typeof masked(mask, text) === 'string'));
  });
});
