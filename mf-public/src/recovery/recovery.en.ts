import type { recoveryPt } from './recovery.pt.ts';

export const recoveryEn: Record<keyof typeof recoveryPt, string> = {
  passkeysStay:
    'A new password doesn’t change your passkeys: they still sign in. Remove those you don’t recognise in your profile, under Security.',
};
