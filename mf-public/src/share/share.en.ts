import type { sharePt } from './share.pt.ts';

export const shareEn: Record<keyof typeof sharePt, string> = {
  title: 'Share',
  close: 'Close',
  answer: 'My answer',
  link: 'Link to share',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'It could not be copied by itself. The link is selected: just copy it.',
  share: 'Other apps',
  text: '{{title}} What is your theory?',
  textAnswer: '{{title}} My answer: {{answer}}. How about you?',
  score: 'Share score',
  scoreSeries: 'My score',
  scoreTitle_one: 'I got {{hits}} of {{count}} theory right',
  scoreTitle_other: 'I got {{hits}} of {{count}} theories right',
  scoreText: '{{title}}. How about you?',
  prizeSeries: 'I won at once',
  prizeText: 'I won in the {{campaign}} promotion: {{title}}. The next receipt may be yours.',
};
