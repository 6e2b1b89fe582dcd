import { notificationMailTextsEn } from './notification-texts.en.ts';
import { winnerTextsEn } from './winner-texts.en.ts';
import { lockMailTextsEn } from './lock-texts.en.ts';
import { passkeyMailTextsEn } from './passkey-texts.en.ts';
import { receiptMailTextsEn } from './receipt-texts.en.ts';
import { staffMailTextsEn } from './staff-texts.en.ts';
import type { MailTexts } from './texts.pt.ts';

/** What e-mails say in English. */
export const mailTextsEn: MailTexts = {
  brand: 'Fio da Meada',
  hello: 'Hi {name}!',
  link_help: 'If the button does not work, copy this address into your browser:',
  footer: 'You receive this e-mail because this address was used on the Fio da Meada platform.',
  head: 'Keep this e-mail: the public log of the promotion had {{size}} lines, and their root was {{root}}. If anybody changes what was written there, this root shows it.',
  unsubscribe: 'I do not want news any more',
  stop: 'Stop these notifications',
  ...staffMailTextsEn,
  ...lockMailTextsEn,
  ...passkeyMailTextsEn,
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
  password_changed: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    body: ['The password of your account was changed a moment ago, and the other sessions were ended.'],
    button: 'It was not me: create a new password',
    ignore: 'If it was you, there is nothing more to do.',
  },
  email_change: {
    subject: 'Confirm your new e-mail',
    title: 'Confirm your new e-mail',
    body: [
      'You asked to use this address in your account. Until it is confirmed, the old one stays.',
      'The link works for 24 hours and only once.',
    ],
    button: 'Confirm the new e-mail',
    ignore: 'If you did not ask for it, ignore this message: nothing changes.',
  },
  email_change_asked: {
    subject: 'A request to change the e-mail of your account',
    title: 'Somebody asked to change the e-mail of your account',
    body: [
      'Somebody who knows your password asked to use another address in your account. It changes only when the new address is confirmed.',
      'If it was not you, change your password now and cancel the request in your profile.',
    ],
    button: 'Open my profile',
    ignore: 'If it was you, confirm by the link we sent to the new address.',
  },
  email_change_staff: {
    subject: 'Request to change the e-mail of your account',
    title: 'The e-mail of your account is about to change',
    body: [
      'Our customer service noted a request to use another address for your account. It changes only when the new address is confirmed.',
      'If it was not you who asked, cancel the request in your profile and talk to us.',
    ],
    button: 'Open my profile',
    ignore: 'If it was you, confirm by the link we sent to the new address.',
  },
  email_changed: {
    subject: 'The e-mail of your account was changed',
    title: 'The e-mail of your account was changed',
    body: ['From now on your account uses another e-mail address, and this one no longer opens the account.'],
    button: 'It was not me: contact us',
    ignore: 'If it was you, there is nothing more to do.',
  },
  account_deleted: {
    subject: 'Your registration was deleted',
    title: 'Your registration was deleted',
    body: [
      'As you asked, we have erased your personal data. We keep only what the law demands, and the votes already counted, without your name.',
      'This is the last message we send to this address.',
    ],
    button: 'Go to the site',
    ignore: 'If it was not you, tell us through the customer service of the site.',
  },
  account_expired: {
    subject: 'Your registration was ended',
    title: 'Your registration was ended',
    body: [
      'You have not been here for a long time, and we keep nobody’s data for longer than necessary. So we have erased yours: only what the law demands stays, and the votes already counted, without your name.',
      'This is the last message we send to this address. To take part again, simply register anew.',
    ],
    button: 'Go to the site',
    ignore:
      'If you have questions, talk to who answers for privacy through the customer service of the site.',
  },
  unsubscribe_link: {
    subject: 'Stop receiving news',
    title: 'Stop receiving news',
    body: ['We were asked to stop sending news to this address. One click is enough.'],
    button: 'Stop the news',
    ignore: 'If you did not ask for it, ignore this message: nothing changes.',
  },
  news_welcome: {
    subject: 'You now receive the news',
    title: 'The thread comes to you',
    body: [
      'You asked to receive news of the promotion by e-mail: new theories, answers and who got them right.',
      'You can change your mind at any time, with one click at the end of each message.',
    ],
    button: 'See the open theories',
    ignore: 'If you did not ask for it, use the link below to stop.',
  },
  suggestion_approved: {
    subject: 'Your suggestion was approved',
    title: 'Your suggestion is on the wall',
    body: ['Your idea for {show} was approved and is now on the page of the series:', '“{text}”'],
    button: 'See it on the page of the series',
    ignore: 'Thank you for pulling the thread with us.',
  },
  suggestion_rejected: {
    subject: 'About your suggestion',
    title: 'Your suggestion was not approved',
    body: [
      'We read your idea for {show}:',
      '“{text}”',
      'This time it was not approved. The reason: {reason}',
    ],
    button: 'See my suggestions',
    ignore: 'You can send other ideas whenever you like.',
  },
  suggestion_merged: {
    subject: 'Your suggestion became a poll',
    title: 'Your suggestion became a poll',
    body: [
      'Your idea for {show} is going to be a poll:',
      '“{text}”',
      'Once it opens, the link is among your suggestions.',
    ],
    button: 'See my suggestions',
    ignore: 'Thank you for pulling the thread with us.',
  },
  sac_received: {
    subject: 'We have your message: protocol {protocol}',
    title: 'We have your message',
    body: [
      'Your protocol number is {protocol}. Keep it: we find your message by it.',
      'The answer comes to this address within 7 days. The button below opens the conversation, where you can write again.',
    ],
    button: 'Open the conversation',
    ignore: 'If it was not you who wrote, ignore this message.',
  },
  sac_answered: {
    subject: 'We have answered your message: protocol {protocol}',
    title: 'We have answered your message',
    body: ['{answer}', 'This is the answer to protocol {protocol}.'],
    button: 'Reply or see the conversation',
    ignore: 'If this settles it, there is nothing more to do.',
  },
  ...receiptMailTextsEn,
  prize_won: {
    subject: 'You won: {prize}',
    title: 'You won!',
    body: [
      'Your receipt came at the right moment and you won: {prize}.',
      'Our team now checks your data. Keep your receipt: we write to you as soon as the prize is confirmed.',
    ],
    button: 'See my prize',
    ignore: 'Congratulations, and thank you for pulling the thread with us.',
  },
  prize_given: {
    subject: 'You were given: {prize}',
    title: 'A prize for you',
    body: [
      'Our team has given you: {prize}. The reason: {reason}',
      'Now we check your data and write to you as soon as the prize is confirmed.',
    ],
    button: 'See my prize',
    ignore: 'If you did not expect this message, write to customer service on the site.',
  },
  prize_validated: {
    subject: 'Your prize is confirmed: {prize}',
    title: 'Your prize is confirmed',
    body: [
      'We have checked your data and your prize is confirmed: {prize}.',
      'Our team will contact you about the delivery. Your profile shows how it stands.',
    ],
    button: 'See my prize',
    ignore: 'We never ask for a password, card data or a payment to deliver a prize.',
  },
  prize_invalid: {
    subject: 'About your prize: {prize}',
    title: 'Your prize was not confirmed',
    body: [
      'We have checked your participation and the prize could not be confirmed: {prize}.',
      'The reason: {reason}',
    ],
    button: 'See my prizes',
    ignore: 'If you think this is a mistake, write to customer service on the site.',
  },
  prize_reopened: {
    subject: 'We are checking your prize again: {prize}',
    title: 'Your prize is being checked again',
    body: [
      'We are checking your participation and this prize again: {prize}.',
      'The earlier decision no longer stands. The new one comes by e-mail.',
    ],
    button: 'See my prize',
    ignore: 'There is nothing you need to do for now.',
  },
  winner_drawn: {
    subject: 'Your number was drawn: {draw}',
    title: 'Your lucky number was drawn',
    body: [
      'A lucky number of yours was drawn in {draw}. The prize: {prize}.',
      'To confirm it we need a copy of your identity document, of your CPF and of a proof of address, within 3 business days after we reach you. Reply to this e-mail or write to customer service on the site.',
      'The result is final only once it is published on the page of winners.',
    ],
    button: 'See my numbers',
    ignore: 'We never ask for a password, card data or a payment to deliver a prize.',
  },
  ...winnerTextsEn,
  ...notificationMailTextsEn,
};
