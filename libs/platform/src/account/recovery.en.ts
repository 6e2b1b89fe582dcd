import type { recoveryPt } from './recovery.pt.ts';

export const recoveryEn: Record<keyof typeof recoveryPt, string> = {
  forgotTitle: 'Recover your password',
  forgotLead: 'Give the e-mail you registered with. We will send a link to create another password.',
  email: 'E-mail',
  send: 'Send the link',
  back: 'Back to sign-in',
  sentTitle: 'Check your e-mail',
  sentText:
    'If {{email}} is registered, the link arrives within a few minutes. It is valid for 60 minutes and works once.',
  sentHint: 'Nothing arrived? Look in your spam folder or ask for another link.',
  again: 'Ask for another link',
  resetTitle: 'Create a new password',
  resetLead: 'After saving you are signed out everywhere and sign in with the new password.',
  password: 'New password',
  confirmation: 'Repeat the password',
  save: 'Save the password',
  saved: 'Password saved. Sign in with it.',
  checking: 'Checking the link…',
  stoppedTitle: 'This account is disabled',
  stoppedText: 'Another link would not help. Ask an administrator of the team.',
  invalidTitle: 'This link is no longer valid',
  invalidText: 'Recovery links are valid for 60 minutes and work once. Ask for another one.',
};
