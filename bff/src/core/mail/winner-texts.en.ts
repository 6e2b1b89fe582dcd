import type { winnerTextsPt } from './winner-texts.pt.ts';

export const winnerTextsEn: typeof winnerTextsPt = {
  winner_accused: {
    subject: 'Answer by {until}: {draw}',
    title: 'Your disqualification was proposed',
    body: [
      'A lucky number of yours was drawn in {draw}, prize {prize}, and your disqualification was proposed. The reason: {reason}.',
      'You may defend yourself until {until}, by replying to this e-mail or through customer service on the site, with whatever documents you like. Nothing is decided before.',
      'After that day somebody else of the team decides. The decision and its listed reason stand on the page of the draw, without your name.',
    ],
    button: 'See my numbers',
    ignore: 'We never ask for a password, card data or a payment.',
  },
};
