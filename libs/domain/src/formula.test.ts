import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeFormula } from './formula.ts';

describe('escapeFormula', () => {
  it.each(['=1+1', '+55', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =cmd()', '\n=1', '＝1+1'])(
    'disarms %j',
    (text) => {
      expect(escapeFormula(text)).toBe(`'${text}`);
    },
  );

  it.each(['', 'Ana', 'a=b', '1-2', ' texto'])('leaves %j alone', (text) => {
    expect(escapeFormula(text)).toBe(text);
  });

  it('leaves nothing that begins like a formula, and loses nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', ' '), fc.string(), (head, tail) => {
        const escaped = escapeFormula(head + tail);
        return !/^ *[=+\-@\t\r]/.test(escaped) && escaped.endsWith(head + tail);
      }),
    );
  });
});
