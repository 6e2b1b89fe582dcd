import { ownPrizeReasonEn } from '@fio/contracts/terms/prize-reasons.en';
import { ownPrizeStateEn } from '@fio/contracts/terms/prizes.en';
import { prefixed } from '@fio/platform/i18n';
import type { prizesPt } from './prizes.pt.ts';

export const prizesEn: Record<keyof typeof prizesPt, string> = {
  close: 'Close',
  kicker: 'You won!',
  stepsTitle: 'What happens now',
  stepCheck: 'Our team checks the receipt and your data. Keep the original receipt.',
  stepMail: 'The result comes by e-mail and appears in your profile.',
  stepDelivery: 'Once validated, the prize is delivered at no cost to you.',
  withNumbers_one: 'And the same receipt gave a lucky number:',
  withNumbers_other: 'And the same receipt gave {{count}} lucky numbers:',
  share: 'Share',
  see: 'See my profile',

  mine: 'Prizes',
  mineLead: 'What you have won so far and where it stands.',
  none: 'No prizes yet',
  noneText: 'Every valid receipt may win a prize at once.',
  sendReceipt: 'Send a receipt',
  failed: 'Your prizes could not be loaded',
  ...prefixed('state', ownPrizeStateEn),
  wonAt: 'Won on {{when}}',
  validatedAt: 'Validated on {{when}}',
  deliveredAt: 'Delivered on {{when}}',
  nextPending: 'We are checking the receipt and your data. The result comes by e-mail.',
  nextValidated: 'All is well. We will get in touch about the delivery.',
  why: 'Why: {{reason}}',
  ...prefixed('reason', ownPrizeReasonEn),
  appeal: 'Do you think this is a mistake? Write to customer service',
};
