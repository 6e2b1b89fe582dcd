/** What the letters say in English that people asked for with 'Notify me'. */
export const notificationMailTextsEn = {
  theory_resolved: {
    subject: 'The answer is out: {theory}',
    title: 'The theory you answered is resolved',
    body: ['{theory}', 'The right answer: {answer}. {result}'],
    button: 'See the result',
    ignore: 'You received this e-mail because you asked to know when a theory of yours was resolved.',
  },
  list_closed: {
    subject: 'The list is closed: {draw}',
    title: 'The list of the draw is closed',
    body: [
      'The participants’ list of {draw} is closed and published. No number joins or leaves it any more.',
      'Open the page of the draw to check that your numbers are in it.',
    ],
    button: 'Check my numbers',
    ignore: 'You received this e-mail because you asked to know when the list of a draw was closed.',
  },
  draw_published: {
    subject: 'The result is out: {draw}',
    title: 'The result of the draw is published',
    body: ['{draw} has a result. See the numbers drawn and check the calculation step by step.'],
    button: 'See the result',
    ignore: 'You received this e-mail because you asked to know when the result of a draw was out.',
  },
};
