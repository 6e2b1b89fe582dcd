import type { pagePt } from './page.pt.ts';

export const pageEn: Record<keyof typeof pagePt, string> = {
  failed: 'The page could not be loaded',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  strength: 'Password strength',
  strength0: 'None',
  strength1: 'Weak',
  strength2: 'Fair',
  strength3: 'Good',
  strength4: 'Strong',
  passwordFulfilled: 'Meets every rule.',
};
