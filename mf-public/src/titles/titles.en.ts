import type { titlesPt } from './titles.pt.ts';

export const titlesEn: Record<keyof typeof titlesPt, string> = {
  login: 'Sign in',
  register: 'Register',
  forgot: 'Recover your password',
  reset: 'Create a new password',
  profile: 'Profile',
  theories: 'Theories',
  unsubscribe: 'Stop receiving news',
  regulations: 'Regulations',
  faq: 'Frequently asked questions',
  prizes: 'Prizes',
  ranking: 'Who guesses best',
  winners: 'Winners',
  transparency: 'Check',
};
