import type { enterPt } from './enter.pt.ts';

export const enterEn: Record<keyof typeof enterPt, string> = {
  title: 'Sign in to take part',
  titleVote: 'For your vote to count',
  close: 'Close',
  answer: 'Your answer: {{answer}}',
  answerKept: 'Your answer is kept.',
  answerLine: 'The vote is counted as soon as you are in, without leaving this page.',
  cpfHint:
    'With all 11 digits we go on by ourselves: whoever has registered types the password, whoever has not registers right here.',
  next: 'Continue',
  email: 'Sign in with the e-mail',
  known: 'This CPF has registered already. Only the password is missing.',
  justRegistered: 'You are registered. Sign in to continue.',
  closed: 'Registration is not open at the moment. Those already registered keep voting.',
  enter: 'Sign in',
  enterVote: 'Sign in and vote',
  finish: 'Finish registration',
  finishVote: 'Finish and vote',
  other: 'Use another CPF',
  forgot: 'I forgot my password',
  counting: 'Counting your vote…',
  counted: 'Vote counted',
  late: 'The vote came too late',
  refused: 'The vote was not counted',
  welcome: 'You are registered',
  lateText: 'This theory closed before your vote arrived. The others are still open.',
  refusedText: 'You are registered. Choose your answer again at the theory.',
  confirmTitle: 'One thing left: confirm your e-mail',
  confirmText:
    'We have sent a link to {{email}}. Open it when you can: votes count already, lucky numbers and prizes wait for it.',
  done: 'Back to the page',
};
