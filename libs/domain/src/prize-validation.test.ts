import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checksOf,
  hasEvidence,
  openChecks,
  PRIZE_CHECKS,
  PRIZE_REASONS,
  suggestedReason,
  type PrizeChecklist,
  unfoundedChecks,
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

describe('what a check looks at', () => {
  const nothing = { documents: [], hasAddress: false, hasReceipt: false };
  it('is there or the check is not answered, either way', () => {
    expect(PRIZE_CHECKS.filter((check) => hasEvidence(check, nothing))).toEqual(['employee', 'single_win']);
    expect(unfoundedChecks({ cpf: false, receipt: true, single_win: true }, nothing)).toEqual([
      'cpf',
      'receipt',
    ]);
    const all = { documents: ['identity'], hasAddress: true, hasReceipt: true } as const;
    expect(PRIZE_CHECKS.every((check) => hasEvidence(check, all))).toBe(true);
  });

  it('is no age on a CPF card', () => {
    const card = { ...nothing, documents: ['cpf'] } as const;
    expect([hasEvidence('cpf', card), hasEvidence('age', card)]).toEqual([true, false]);
  });
});
