import { describe, expect, it } from 'vitest';
import { missingDocuments, missingForDelivery } from './winner-documents.ts';

describe('missingDocuments', () => {
  it('asks for identity card, CPF and address, and nothing else', () => {
    expect(missingDocuments([])).toEqual(['identity', 'cpf', 'address']);
    expect(missingDocuments(['address', 'invoice', 'address'])).toEqual(['identity', 'cpf']);
    expect(missingDocuments(['cpf', 'identity', 'address'])).toEqual([]);
  });
});

describe('missingForDelivery', () => {
  it('always asks for the signed receipt', () => {
    expect(missingForDelivery(['identity', 'cpf', 'address'], 100)).toEqual(['receipt']);
    expect(missingForDelivery(['receipt'], 1_000_000)).toEqual([]);
  });

  it('asks for copies above R$ 10,000', () => {
    expect(missingForDelivery(['receipt'], 1_000_001)).toEqual(['identity', 'cpf']);
    expect(missingForDelivery(['receipt', 'cpf', 'identity'], 1_000_001)).toEqual([]);
  });
});
