import type { accountPt } from './account.pt.ts';

export const accountEn: Record<keyof typeof accountPt, string> = {
  loginTitle: 'Sign in to the back office',
  loginLead: 'Access for the campaign’s staff.',
  email: 'E-mail',
  password: 'Password',
  login: 'Sign in',
  forgotLink: 'I forgot the password',
  forgotTitle: 'Recover your password',
  resetTitle: 'Create a new password',
  updateTitle: 'Change password',
  updateLead: 'After saving, your other sessions are ended; this one goes on.',
  current: 'Current password',
  newPassword: 'New password',
  confirmation: 'Repeat the new password',
  update: 'Save the password',
  updated: 'Password changed. Your other sessions were ended.',
};
