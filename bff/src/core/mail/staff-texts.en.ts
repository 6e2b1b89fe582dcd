import type { staffMailTextsPt } from './staff-texts.pt.ts';

/** The same in English. */
export const staffMailTextsEn: typeof staffMailTextsPt = {
  admin_reset: {
    subject: 'New back-office password',
    title: 'New back-office password',
    body: [
      'We were asked to change the password of your back-office account.',
      'The link works for 60 minutes and only once.',
    ],
    button: 'Create a new password',
    ignore: 'If you did not ask for it, ignore this message and tell whoever runs the platform.',
  },
  admin_invite: {
    subject: 'Your access to the administration',
    title: 'Your access to the administration',
    body: [
      'We made an account for you in the administration. All that is left is your password.',
      'The link works for 7 days and only once.',
    ],
    button: 'Choose my password',
    ignore:
      "If you didn't expect this invitation, ignore this message: without a password the account doesn't open.",
  },
  admin_email_changed: {
    subject: 'Your sign-in e-mail has changed',
    title: 'Your sign-in e-mail has changed',
    body: ['The e-mail of your account in the administration is now {email}.', 'Your sessions have ended.'],
    button: 'Sign in to the administration',
    ignore: "If you didn't know of this change, tell whoever runs the platform.",
  },
  two_factor_on: {
    subject: 'Two-step verification is on',
    title: 'Two-step verification is on',
    body: [
      'Signing in to the administration now also asks for a code of your authenticator app. Your other sessions have ended.',
    ],
    button: 'See the security of the account',
    ignore: 'If it was not you, tell whoever administers the platform.',
  },
  two_factor_off: {
    subject: 'Two-step verification is off',
    title: 'Two-step verification is off',
    body: ['Signing in to the administration asks for the password alone again.'],
    button: 'See the security of the account',
    ignore:
      'If you did not know of this change, change your password and tell whoever administers the platform.',
  },
  log_head: {
    subject: 'The public log of the promotion has grown',
    title: 'The public log has grown',
    body: [
      'The public log of the promotion has new lines that bind who runs it. Each with its place, its type and when it was written:',
      '{entries}',
      'With them the log has this signed head. Keep this e-mail: whoever changes what was written before cannot make it again.',
      '{note}',
    ],
    button: 'Read the log',
    ignore: 'You receive this message because this address follows the promotion as an auditor.',
  },
  tokens_ended: {
    subject: 'Your API tokens have ended',
    title: 'Your API tokens have ended',
    body: [
      'The password of your account in the administration has changed, and the API tokens that were yours ended with it: {tokens}.',
      'The programs that used them have lost their access. If they are still needed, create others.',
    ],
    button: 'See the security of the account',
    ignore: 'If it was not you who changed the password, tell whoever administers the platform.',
  },
  webhook_paused: {
    subject: 'A webhook was paused',
    title: 'A webhook of yours was paused',
    body: [
      'The webhook {endpoint}, which delivers to {address}, was paused: no delivery has succeeded since {since}, or the address answered that it is gone.',
      'What happens from now on is kept for 30 days. Once the receiver is back, resume the webhook and choose whether what waited is to be sent.',
    ],
    button: 'See the webhook',
    ignore: 'You receive this message because this webhook was made with your account.',
  },
  webhook_unowned: {
    subject: 'A webhook has nobody who answers for it',
    title: 'A webhook has nobody who answers for it',
    body: [
      'The account of who answered for the webhook {endpoint}, which delivers to {address}, was closed. It was paused for that.',
      'What happens from now on is kept for 30 days. If the webhook is still needed, resume it: whoever resumes it answers for it. Change its secret as well, which that person may know.',
    ],
    button: 'See the webhook',
    ignore: 'You receive this message because you may change webhooks.',
  },
  token_ending: {
    subject: 'An API token is about to end',
    title: 'An API token is about to end',
    body: [
      'The API token {token} works until {ends}. After that the programs that use it lose their access.',
      'If it is still needed, create another one and put it into the programs before that day.',
    ],
    button: 'Open the token',
    ignore: 'You receive this message because you answer for this token.',
  },
  token_over: {
    subject: 'An API token has ended',
    title: 'An API token has ended',
    body: [
      'The API token {token} worked until {ends}. The programs that used it have lost their access.',
      'If it is still needed, create another one.',
    ],
    button: 'Open the token',
    ignore: 'You receive this message because you answer for this token.',
  },
};
