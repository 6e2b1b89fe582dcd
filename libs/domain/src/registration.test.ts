import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canMoveRegistration,
  REGISTRATION_STATES,
  REGISTRATION_TRANSITIONS,
  registrationState,
} from './registration.ts';

const moment = fc.option(fc.date({ noInvalidDate: true }));
const moments = fc.record({
  emailVerifiedAt: moment,
  disabledAt: moment,
  blockedAt: moment,
  anonymisedAt: moment,
});

describe('the state of a registration', () => {
  it('is the weightiest of what happened to it', () => {
    fc.assert(
      fc.property(moments, (found) => {
        const { anonymisedAt, blockedAt, disabledAt, emailVerifiedAt } = found;
        const happened = [anonymisedAt && 'anonymised', blockedAt && 'blocked', disabledAt && 'disabled'];
        const state = happened.find((one) => one !== null) ?? (emailVerifiedAt ? 'active' : 'pending_email');
        expect(registrationState(found)).toBe(state);
      }),
    );
  });

  it('never returns from anonymised, and every other one may end there', () => {
    expect(REGISTRATION_TRANSITIONS.anonymised).toEqual([]);
    for (const from of REGISTRATION_STATES)
      expect(canMoveRegistration(from, 'anonymised')).toBe(from !== 'anonymised');
  });
});
