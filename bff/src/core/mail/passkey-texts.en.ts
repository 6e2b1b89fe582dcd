import type { passkeyMailTextsPt } from './passkey-texts.pt.ts';

/** The same in English. */
export const passkeyMailTextsEn: typeof passkeyMailTextsPt = {
  passkey_added: {
    subject: 'A new passkey in your account',
    title: 'A new passkey in your account',
    body: [
      'A passkey was created a moment ago. Whoever has its device signs in to your account without the password.',
      'If it was not you, remove the passkey in your profile and change the password.',
    ],
    button: 'See my passkeys',
    ignore: 'If it was you, there is nothing else to do.',
  },
  password_changed_passkeys: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    body: [
      'The password of your account was changed a moment ago by the link that we sent to this address, and all sessions were ended.',
      'Your passkeys still hold: whoever has the device of one of them still signs in without the password. If you do not recognise one, remove it in your profile.',
    ],
    button: 'See my passkeys',
    ignore:
      'If it was you and you recognise the passkeys, there is nothing else to do. If not, choose a new password by “Forgot my password”.',
  },
  passkey_removed: {
    subject: 'Passkey removed',
    title: 'A passkey was removed',
    body: ['A passkey of your account was removed a moment ago. Your password still holds.'],
    button: 'See my passkeys',
    ignore: 'If it was you, there is nothing else to do. If not, change your password.',
  },
};
