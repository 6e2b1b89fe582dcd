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
        const state = registrationState(found);
        expect(state === 'anonymised').toBe(found.anonymisedAt !== null);
        if (state !== 'anonymised') expect(state === 'blocked').toBe(found.blockedAt !== null);
        if (state === 'active')
          expect([found.emailVerifiedAt === null, found.disabledAt]).toEqual([false, null]);
        if (state === 'pending_email') expect(found.emailVerifiedAt).toBeNull();
      }),
    );
  });

  it('never returns from anonymised, and every other one may end there', () => {
    expect(REGISTRATION_TRANSITIONS.anonymised).toEqual([]);
    for (const from of REGISTRATION_STATES)
      expect(canMoveRegistration(from, 'anonymised')).toBe(from !== 'anonymised');
  });
});
