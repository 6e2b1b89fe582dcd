import type { unsubscribePt } from './unsubscribe.pt.ts';

export const unsubscribeEn: Record<keyof typeof unsubscribePt, string> = {
  title: 'Stop receiving news',
  checking: 'Checking the link…',
  ask: 'Do you want to stop receiving news of the promotion at {{email}}?',
  askNote: 'Messages about your account and about prizes keep coming: they are no advertising.',
  stop: 'Stop the news',
  done: 'Done. We will no longer send news to {{email}}.',
  already: '{{email}} no longer receives news.',
  back: 'If you change your mind, turn them on again in your profile, under Privacy.',
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
