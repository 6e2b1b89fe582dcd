/** What letters about receipts say in English. */
export const receiptMailTextsEn = {
  invoice_accepted: {
    subject: 'Your receipt was accepted',
    title: 'Your receipt was accepted',
    body: [
      'The receipt you sent on {day} counts. Keep it until the promotion ends.',
      'Your lucky numbers: {numbers}',
    ],
    button: 'See my numbers',
    ignore: 'Good luck!',
  },
  invoice_waiting: {
    subject: 'Your receipt is with our team',
    title: 'A person still has to check your receipt',
    body: [
      'The receipt you sent on {day} could not be confirmed automatically so far. Now one of our team will check it, and you will be told by e-mail.',
      'If you have the receipt’s XML file, see in your profile whether you can send it: the shop’s signature usually confirms it at once.',
    ],
    button: 'See my receipts',
    ignore: 'You need not do anything else. Keep the original receipt.',
  },
  invoice_refused: {
    subject: 'About your receipt',
    title: 'Your receipt was not accepted',
    body: [
      'We checked the receipt you sent on {day} and could not accept it. The reason: {reason}',
      'Lucky numbers and prizes that came from it, if any, no longer count.',
    ],
    button: 'See my receipts',
    ignore: 'If you think this is a mistake, write to customer service on the site.',
  },
};
