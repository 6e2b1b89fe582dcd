import { describe, expect, it } from 'vitest';
import { registrationFields } from '@fio/contracts/public/registrations';
import { refusedFields, STEPS, stepOf } from './steps.ts';

describe('the steps', () => {
  it('ask for every field of the contract once', () => {
    const asked = STEPS.flatMap(({ fields }) => [...fields]);
    // The documents are what the page shows, not what one types.
    const { documents: _shown, ...typed } = registrationFields;
    expect(asked.toSorted()).toEqual(Object.keys(typed).toSorted());
  });

  it('find the step of a field', () => {
    expect([stepOf('cpf'), stepOf('city'), stepOf('terms'), stepOf('utm')]).toEqual([0, 1, 2, -1]);
  });
});

describe('refusedFields', () => {
  it('takes the fields of a 422', () => {
    const fields = { birthDate: [{ message: 'Você deve ter 18 anos.' }], utm: [{ message: 'x' }] };
    expect(refusedFields({ code: 'MIN_AGE', message: 'Idade', fields })).toEqual([
      ['birthDate', 'Você deve ter 18 anos.'],
    ]);
  });

  it('knows the field of a code that names none', () => {
    expect(refusedFields({ code: 'PHONE_FOUND', message: 'Telefone já cadastrado.', fields: {} })).toEqual([
      ['phone', 'Telefone já cadastrado.'],
    ]);
  });

  it('leaves what is about the whole form', () => {
    expect(refusedFields({ code: 'TOO_MANY_REQUESTS', message: 'Aguarde.', fields: {} })).toEqual([]);
  });
});
