import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isProtocolNumber, protocolNumber } from './protocol.ts';

const anyNumber = fc
  .tuple(fc.integer({ min: 2026, max: 2099 }), fc.integer({ min: 1, max: 999_999_999 }))
  .map(([year, sequence]) => protocolNumber(year, sequence));
const places = (text: string) => [...text].flatMap((sign, index) => (sign === '-' ? [] : [index]));
const replaced = (text: string, index: number, sign: string) =>
  text.slice(0, index) + sign + text.slice(index + 1);

describe('protocol numbers', () => {
  it("carry the check digit of Damm's own example", () => {
    // 572 has the digit 4; leading zeros don't change it.
    expect(protocolNumber(0, 572).endsWith('-4')).toBe(true);
  });

  it('read year, sequence, digit', () => {
    expect(protocolNumber(2026, 123)).toMatch(/^2026-000123-\d$/);
    expect(protocolNumber(2026, 12_345_678)).toMatch(/^2026-12345678-\d$/);
  });

  it('are known again', () => {
    fc.assert(fc.property(anyNumber, isProtocolNumber));
    for (const text of ['', '2026-000123', '2026-123-4', 'x', '2026-000123-x']) {
      expect(isProtocolNumber(text)).toBe(false);
    }
  });

  it('show every single wrong digit', () => {
    fc.assert(
      fc.property(anyNumber, fc.nat(), fc.integer({ min: 1, max: 9 }), (text, nat, by) => {
        const all = places(text);
        const index = all[nat % all.length] ?? 0;
        return !isProtocolNumber(replaced(text, index, String((Number(text[index]) + by) % 10)));
      }),
    );
  });

  it('show every swap of two neighbours', () => {
    fc.assert(
      fc.property(anyNumber, fc.nat(), (text, nat) => {
        const all = places(text);
        const at = nat % (all.length - 1);
        const [one = 0, other = 0] = [all[at], all[at + 1]];
        fc.pre(text[one] !== text[other]);
        const swapped = replaced(replaced(text, one, text[other] ?? ''), other, text[one] ?? '');
        return !isProtocolNumber(swapped);
      }),
    );
  });
});
