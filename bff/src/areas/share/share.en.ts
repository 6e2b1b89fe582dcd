import { stampEn } from '@fio/contracts/terms/polls.en';
import type { ShareWord } from './share.pt.ts';

export const shareEn: Record<ShareWord, string> = {
  myAnswer: 'My answer',
  wasRight: 'I got it right',
  right: '{percent}% got it right',
  foresaw: '{percent}% foresaw it',
  ask: 'What is your theory?',
  askResolved: 'Did you get it right?',
  askScore: 'How about you?',
  askHome: 'Right, wrong or made up?',
  score_one: 'I got {hits} of {total} theory right',
  score_other: 'I got {hits} of {total} theories right',
  scoreEyebrow: 'My score',
  of: 'of {total}',
  rankingEyebrow: 'Who guesses best',
  ranking_one: 'I am number {place} of those who guess best',
  ranking_other: 'I am number {place} of {people} people who guess',
  rankingPlace: '#{place}',
  rankingOf: 'of {people}',
  show: 'The theories about {title}',
  tagline: 'The official platform for release theories',
  homeEyebrow: 'Vote before the premiere',
  ...stampEn,
};
