import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { auditTerm, useAuditWords } from './audit-words.ts';
import { auditedTermsEn } from './audited-terms.en.ts';
import { auditedTermsPt } from './audited-terms.pt.ts';

describe('auditTerm', () => {
  it('names a state as what it is a state of does', () => {
    expect(auditTerm('state', 'published', 'shows')).toBe('Publicada');
    expect(auditTerm('state', 'published', 'draw')).toBe('Publicado');
    expect(auditTerm('state', 'published', 'templates')).toBe('Em uso');
    expect(auditTerm('reason', 'product', 'invoices')).toBe('Sem produto participante');
    expect(auditTerm('reason', 'product', 'prizes')).toBe('Produto não participante');
  });

  it('names a kind as what it is a kind of does', () => {
    expect(auditTerm('kind', 'service', 'dispatches')).toBe('Aviso');
    expect(auditTerm('kind', 'marketing', 'dispatches')).toBe('Novidades');
  });

  it('names what is told of something else by any resource that has it', () => {
    expect(auditTerm('state', 'in_review')).toBe('Em análise');
    expect(auditTerm('state', 'pending_email', 'exports')).toBe('Aguardando e-mail');
  });

  it('shows what it does not know as it was kept', () => {
    expect(auditTerm('state', 'unheard-of', 'polls')).toBe('unheard-of');
    expect(auditTerm('note', 'uma nota', 'polls')).toBe('uma nota');
  });
});

it('says in words what a field has several of, and what somebody may do', () => {
  const { value } = renderHook(useAuditWords).result.current;
  expect(value('scopes', 'polls:list · invoices:validate', 'tokens')).toBe(
    'Enquetes: listar · Notas fiscais: validar',
  );
  expect(value('events', 'theory.published · prize.won', 'webhooks')).toBe('Teoria publicada · Prêmio ganho');
  expect(value('documentsUnit', 'business_days', 'draw')).toBe('dias úteis');
  expect(value('ruleSet.fold', 'modulo', 'draw')).toBe('Resto da divisão pela quantidade de séries');
  expect(value('address', 'https://um.example:8080 · dois:três', 'webhooks')).toBe(
    'https://um.example:8080 · dois:três',
  );
});

it('names a field as what it is a field of does, and one within another by what leads to it', () => {
  const { field } = renderHook(useAuditWords).result.current;
  expect(field('root', 'shop-codes')).toBe('CNPJ raiz');
  expect(field('root', 'calculation')).toBe('Raiz da lista');
  expect(field('files.1.bytes', 'calculation')).toBe('Arquivos › 1 › Tamanho (bytes)');
  expect(field('unheard.of', 'polls')).toBe('unheard › of');
});

it('has each term in both languages', () => {
  expect(Object.keys(auditedTermsEn).toSorted()).toEqual(Object.keys(auditedTermsPt).toSorted());
});
