import type { PageWord } from './words.pt.ts';

export const pageWordsEn: Record<PageWord, string> = {
  tagline: 'the official platform for release theories',
  description:
    'Get it right, get it wrong or make it up: vote on theories about upcoming series and see what the audience thinks before the premiere.',
  show: 'Theories about {title}: vote, follow the results and find out who was right.',
  theories: 'Theories',
  theoriesText: 'Every theory about the coming premieres: open for votes, closed and already resolved.',
  theory: '{title}: “{question}” Say what you think and see how the audience is voting.',
  theoryAnswer: '{title}: “{question}” Whoever sent this link answered “{answer}”. How about you?',
  theoriesScore: 'Theories that whoever sent this link got right: {hits} of {total}. How many can you get?',
  ranking: 'Who guesses best',
  rankingText: 'Who gets the most theories right before the premiere: of all series, and of each.',
  rankingShow:
    'Who gets the most theories about {title} right: the ranking, how it is counted, and your place.',
  faq: 'Frequently asked questions',
  faqText:
    'How to vote, take part in the promotion and receive prizes: answers to the most common questions.',
  winners: 'Winners',
  prizes: 'Prizes',
  prizesText: 'What can be won, what it is worth, how many are left, who has won, and when the next draw is.',
  winnersText: 'Who won in each draw of the promotion, with the day it was held.',
  transparency: 'Check',
  transparencyText:
    'What the promotion promised and when, who else has seen it, and how your device checks that nothing was rewritten.',
  drawDay: '{title}, live',
  drawDayAhead:
    '{title}, live: the prizes of the extraction as they come, and the calculation done on your own device.',
  drawDayOver:
    '{title}, step by step: from the prizes of the extraction to who won, done again on your own device.',
  drawHeld: '{title}: who won, where each number came from, and how to check it all on your own device.',
  drawAhead: '{title}: its date, its prizes, and what makes sure that nobody chooses the numbers.',
  scheduleOver: '{title}: who won each instant prize, when, and how to check it on your device.',
  regulations: 'Regulations',
  regulationsText: 'The promotion’s regulation, the terms of use and the privacy policy, in every version.',
  login: 'Sign in',
  loginText:
    'Sign in with CPF or e-mail to vote on theories, change your vote and see how many you got right.',
  register: 'Register',
  registerText: 'Register in three short steps to vote on theories and take part in the promotion.',
  forgot: 'Recover your password',
  forgotText:
    'Forgot your password? Give the e-mail you registered with and receive a link to create another one.',
  reset: 'Create a new password',
  resetText: 'The last step after a forgotten password: choose another one and return to the theories.',
  profile: 'Profile',
  profileText: 'Your votes and hits, your suggestions, your data and what you have agreed to.',
  agegate: 'Confirm your age',
  agegateText: 'Some of what is here has a minimum age: confirm yours to go on.',
  unsubscribe: 'Stop receiving news',
  unsubscribeText: 'Stop receiving news by e-mail. Your registration and votes stay as they are.',
  notFound: 'Page not found',
  admin: 'Back office',
  write: 'To reach customer service, write to {email}.',
  writeOrCall: 'To reach customer service, write to {email} or call {phone}.',
  at: 'at',
  dot: 'dot',
  unbuilt: 'The site has not been built yet. Run npm start.',
};
