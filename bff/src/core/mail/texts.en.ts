import type { MailTexts } from './texts.pt.ts';

/** What e-mails say in English. */
export const mailTextsEn: MailTexts = {
  brand: 'Fio da Meada',
  hello: 'Hi {name}!',
  link_help: 'If the button does not work, copy this address into your browser:',
  footer: 'You receive this e-mail because this address was used on the Fio da Meada platform.',
  confirm: {
    subject: 'Confirm your e-mail',
    title: 'One last thread',
    body: [
      'Your registration is done. Confirm this e-mail address so that we can tell you about your theories.',
      'The link works for 7 days.',
    ],
    button: 'Confirm e-mail',
    ignore: 'If you did not register, ignore this message.',
  },
  reset: {
    subject: 'Create a new password',
    title: 'Let us create a new password',
    body: [
      'We were asked to change the password of your account.',
      'The link works for 60 minutes and only once.',
    ],
    button: 'Create a new password',
    ignore: 'If you did not ask for it, ignore this message: your password stays the same.',
  },
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
  password_changed: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    body: ['The password of your account was changed a moment ago, and the other sessions were ended.'],
    button: 'It was not me: create a new password',
    ignore: 'If it was you, there is nothing more to do.',
  },
};
