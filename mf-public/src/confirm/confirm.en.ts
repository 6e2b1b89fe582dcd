import type { confirmPt } from './confirm.pt.ts';

export const confirmEn: Record<keyof typeof confirmPt, string> = {
  confirmed: 'E-mail confirmed. Thank you!',
  confirming: 'Confirming your e-mail…',
  failed: 'This confirmation link is no longer valid. Sign in and ask for another one in your profile.',
};
