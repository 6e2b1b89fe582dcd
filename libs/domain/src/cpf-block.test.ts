import { describe, expect, it } from 'vitest';
import { canMoveCpfImport, CPF_IMPORT_STATES, CPF_IMPORT_TRANSITIONS, cpfBlockState } from './cpf-block.ts';

describe('a blocked CPF', () => {
  it('is blocked to the end of its last day, unless it was lifted', () => {
    const block = { liftedAt: null, expiresOn: '2026-11-21' };
    expect(cpfBlockState(block, '2026-11-21')).toBe('active');
    expect(cpfBlockState(block, '2026-11-22')).toBe('expired');
    expect(cpfBlockState({ ...block, expiresOn: null }, '2999-01-01')).toBe('active');
    expect(cpfBlockState({ ...block, liftedAt: new Date() }, '2026-11-21')).toBe('lifted');
  });
});

describe('an import', () => {
  it('blocks nobody that was not shown before', () => {
    const into = CPF_IMPORT_STATES.filter((from) => canMoveCpfImport(from, 'importing'));
    expect(into).toEqual(['checked']);
    expect(CPF_IMPORT_TRANSITIONS.imported).toEqual([]);
  });
});
