import { expect, it } from 'vitest';
import { ineligibilitiesOf, verdictOf } from './number-verdict.ts';

const fine = {
  isBlocked: false,
  isDisabled: false,
  hasLeft: false,
  invoiceState: 'valid',
  isInvitationLost: false,
};

it('lets somebody win whom nothing keeps', () => {
  expect(verdictOf('distributed', ineligibilitiesOf(fine))).toBe('distributed');
  expect(ineligibilitiesOf({ ...fine, invoiceState: null })).toEqual([]);
});

it('names all that keeps somebody', () => {
  const barred = {
    isBlocked: true,
    isDisabled: true,
    hasLeft: true,
    invoiceState: 'invalid',
    isInvitationLost: true,
  };
  expect(ineligibilitiesOf(barred)).toEqual(['blocked', 'disabled', 'left', 'invoice', 'invitation']);
  expect(verdictOf('distributed', ineligibilitiesOf({ ...fine, isBlocked: true }))).toBe('ineligible');
});

it('says of a void number that it is void, whoever had it', () => {
  expect(verdictOf('voided', ['blocked'])).toBe('voided');
});
