/** The life of a registration (product/domain.md, 3.3). */
export const REGISTRATION_STATES = ['pending_email', 'active', 'disabled', 'blocked', 'anonymised'] as const;

/** One of REGISTRATION_STATES. */
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** When what happened to a registration happened; null where it didn't. */
export interface RegistrationMoments {
  readonly emailVerifiedAt: Date | null;
  readonly disabledAt: Date | null;
  readonly blockedAt: Date | null;
  readonly anonymisedAt: Date | null;
}

/**
 * The state that counts: anonymised is final, a blocked CPF weighs more than a disabled account, and whether the e-mail
 * was confirmed matters only to who may come in at all.
 */
export function registrationState(moments: RegistrationMoments): RegistrationState {
  if (moments.anonymisedAt) return 'anonymised';
  if (moments.blockedAt) return 'blocked';
  if (moments.disabledAt) return 'disabled';
  return moments.emailVerifiedAt ? 'active' : 'pending_email';
}

/**
 * From each state, those a registration may pass to. Blocking and its end come from the list of blocked CPFs alone; a
 * trigger of the database holds that nothing leads out of `anonymised`.
 */
export const REGISTRATION_TRANSITIONS: Readonly<Record<RegistrationState, readonly RegistrationState[]>> = {
  pending_email: ['active', 'disabled', 'blocked', 'anonymised'],
  active: ['disabled', 'blocked', 'anonymised'],
  disabled: ['pending_email', 'active', 'blocked', 'anonymised'],
  blocked: ['pending_email', 'active', 'disabled', 'anonymised'],
  anonymised: [],
};

/** Whether a registration may pass from one state to the other. */
export function canMoveRegistration(from: RegistrationState, to: RegistrationState): boolean {
  return REGISTRATION_TRANSITIONS[from].includes(to);
}
