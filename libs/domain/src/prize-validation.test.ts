import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checksOf,
  openChecks,
  PRIZE_CHECKS,
  PRIZE_REASONS,
  suggestedReason,
  type PrizeChecklist,
} from './prize-validation.ts';

const checklists: fc.Arbitrary<PrizeChecklist> = fc.dictionary(
  fc.constantFrom(...PRIZE_CHECKS),
  fc.boolean(),
);

describe('the checklist', () => {
  it('leaves nothing open only when every check that means something holds', () => {
    fc.assert(
      fc.property(checklists, fc.boolean(), (checklist, hasInvoice) => {
        const holds = checksOf({ hasInvoice }).every((check) => checklist[check] === true);
        expect(openChecks(checklist, { hasInvoice }).length === 0).toBe(holds);
      }),
    );
  });

  it('asks for no receipt where there was none', () => {
    expect(checksOf({ hasInvoice: true })).toEqual(PRIZE_CHECKS);
    expect(checksOf({ hasInvoice: false })).toEqual(['cpf', 'age', 'address', 'employee', 'single_win']);
  });

  it('suggests the reason of the first check that fails', () => {
    expect(suggestedReason({})).toBeNull();
    expect(suggestedReason({ cpf: true, employee: false, address: false })).toBe('no_address');
    fc.assert(
      fc.property(checklists, (checklist) => {
        const reason = suggestedReason(checklist);
        expect(reason === null).toBe(!Object.values(checklist).includes(false));
        return reason === null || PRIZE_REASONS.includes(reason);
      }),
    );
  });
});
