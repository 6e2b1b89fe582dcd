import type { accountPt } from './account.pt.ts';

export const accountEn: Record<keyof typeof accountPt, string> = {
  loginTitle: 'Sign in to the back office',
  loginLead: 'Access for the campaign’s staff.',
  email: 'E-mail',
  password: 'Password',
  login: 'Sign in',
  loginWithCode: 'Sign in with a verification code',
  codeTitle: 'Two-step verification',
  codeLead: 'Type the code of your authenticator app.',
  lockedLead:
    'Wrong passwords locked the account. With the right password, the code of your app opens the session all the same.',
  recoveryLead: 'Type one of the recovery codes you kept. Each works once.',
  code: 'Code of the app',
  recoveryCode: 'Recovery code',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the code of the app',
  back: 'Back',
  forgotLink: 'I forgot the password',
  forgotTitle: 'Recover your password',
  resetTitle: 'Create a new password',
};
