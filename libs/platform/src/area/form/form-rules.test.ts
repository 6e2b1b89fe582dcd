import { describe, expect, it } from 'vitest';
import { adminPolls } from '@fio/contracts/admin/polls';
import { adminShows } from '@fio/contracts/admin/shows';
import { rulesOf } from './field-rules.ts';
import { changedFields, firstMessage } from './form-errors.ts';

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
    expect(rulesOf(adminShows.create.body, field)).toEqual(rules);
  });

  it('a list that may be empty and a box that may be off are not required', () => {
    expect(rulesOf(adminPolls.create.body, 'options').required).toBe(false);
    expect(rulesOf(adminPolls.create.body, 'featured').required).toBe(false);
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
