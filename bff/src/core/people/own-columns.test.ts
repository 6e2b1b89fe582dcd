import { type Visitor, visitor } from '@fio/contracts';
import { expect, it } from 'vitest';
import { ownColumns } from './read-columns.ts';

/** What the session says of a visitor, and the CPF, which is sealed and read apart. */
const APART = ['cpf', 'exp', 'skipLogout', 'enteredBy'] satisfies (keyof Visitor)[];

it('tells visitors of themselves what the contract says, and no more', () => {
  const selected = [...ownColumns.matchAll(/ AS "(\w+)"/g)].map(([, name = '']) => name);
  expect([...selected, ...APART].toSorted()).toEqual(Object.keys(visitor.shape).toSorted());
});
