import type { unsubscribePt } from './unsubscribe.pt.ts';

export const unsubscribeEn: Record<keyof typeof unsubscribePt, string> = {
  title: 'Stop receiving news',
  checking: 'Checking the link…',
  titleNotifications: 'Stop receiving notifications',
  'ask.marketing': 'Do you want to stop receiving news of the promotion at {{email}}?',
  'ask.theory':
    'Do you want to stop notifications of resolved theories? They go to {{email}} or to your devices.',
  'ask.list': 'Do you want to stop notifications of closed lists? They go to {{email}} or to your devices.',
  'ask.draw':
    'Do you want to stop notifications of results of draws? They go to {{email}} or to your devices.',
  'ask.prize':
    'Do you want to stop notifications of prizes on your devices? By e-mail ({{email}}) they go on.',
  stopNotifications: 'Stop these notifications',
  ended: 'Done. These notifications arrive no more.',
  alreadyEnded: 'These notifications were off already.',
  askNote: 'Messages about your account and about prizes keep coming: they are no advertising.',
  stop: 'Stop the news',
  done: 'Done. We will no longer send news to {{email}}.',
  already: '{{email}} no longer receives news.',
  back: 'If you change your mind, turn them on again in your profile.',
  home: 'Back to the start',
  invalid: 'This link is not valid. Ask for another one below.',
  signedIn: 'You can turn the news on and off in your profile.',
  preferences: 'Open my preferences',
  lead: 'Type the e-mail that receives the news. We send a link there that ends them with one click.',
  email: 'E-mail',
  send: 'Send the link',
  sent: 'If {{email}} receives our messages, the link arrives in a moment.',
  signIn: 'I would rather sign in to my account',
};
