import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { title } from '@fio/contracts/core/fields';
import { rulesOf } from './field-rules.ts';
import { changedFields, firstMessage } from './form-errors.ts';

const body = z.object({
  title: title(),
  genre: z.nullable(z.string().check(z.maxLength(80, 'limit'))),
  rating: z.nullable(z.enum(['L', '10'], 'invalid')),
  state: z.enum(['draft', 'published'], 'invalid'),
  position: z.int('number').check(z.minimum(0, 'number')),
  posterAlt: z.string().check(z.maxLength(300, 'limit')),
  options: z.array(z.string()).check(z.maxLength(20, 'limit')),
  featured: z.boolean(),
});

describe('what the contract says of a field', () => {
  it.each([
    ['title', { required: true, nullable: false }],
    ['genre', { required: false, nullable: true }],
    ['rating', { required: false, nullable: true }],
    ['state', { required: true, nullable: false }],
    ['position', { required: true, nullable: false }],
    ['posterAlt', { required: false, nullable: false }],
    ['unknown', { required: false, nullable: false }],
  ])('%s', (field, rules) => {
    expect(rulesOf(body, field)).toEqual(rules);
  });

  it('a list that may be empty and a box that may be off are not required', () => {
    expect(rulesOf(body, 'options').required).toBe(false);
    expect(rulesOf(body, 'featured').required).toBe(false);
  });
});

describe('firstMessage', () => {
  it('finds a problem of the field or of one beneath it', () => {
    expect(firstMessage({ type: 'required', message: 'Campo obrigatório.' })).toBe('Campo obrigatório.');
    expect(firstMessage([undefined, { label: { message: 'Longo demais.' } }])).toBe('Longo demais.');
    expect(firstMessage(undefined)).toBeUndefined();
  });

  it('does not look into the page through the field’s element', () => {
    expect(firstMessage({ ref: { message: 'no' }, message: '' })).toBeUndefined();
  });
});

describe('changedFields', () => {
  it('compares what the fields would show', () => {
    const before = { title: 'A', colors: { from: '#000' }, options: [] };
    expect(changedFields(before, { title: 'B', colors: { from: '#000' }, options: ['x'] })).toEqual([
      'title',
      'options',
    ]);
  });
});
