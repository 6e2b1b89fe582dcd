import type { passwordPt } from './password.pt.ts';

export const passwordEn: Record<keyof typeof passwordPt, string> = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  strength: 'Password strength',
  strength0: 'No strength yet',
  strength1: 'Weak',
  strength2: 'Fair',
  strength3: 'Good',
  strength4: 'Strong',
  fulfilled: 'Meets every rule.',
};
