import type { PageWord } from './words.pt.ts';

export const pageWordsEn: Record<PageWord, string> = {
  tagline: 'the official platform for release theories',
  description:
    'Get it right, get it wrong or make it up: vote on theories about upcoming series and see what the audience thinks before the premiere.',
  show: 'Theories about {title}: vote, follow the results and find out who was right.',
  login: 'Sign in',
  register: 'Registration',
  forgot: 'Recover password',
  reset: 'New password',
  perfil: 'My profile',
  agegate: 'Confirm your age',
  notFound: 'Page not found',
  admin: 'Back office',
  unbuilt: 'The site has not been built yet. Run npm start.',
};
