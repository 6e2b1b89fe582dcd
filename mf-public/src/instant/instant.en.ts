import type { instantPt } from './instant.pt.ts';

export const instantEn: Record<keyof typeof instantPt, string> = {
  title: 'Instant prizes',
  lead: 'When each prize comes up was fixed before the period by a secret seed. Here are the digests that were published and, after the period, the seeds.',
  between: 'From {{from}} to {{to}}',
  moments: 'The first to take part after each moment of the schedule wins.',
  counter: 'One in {{every}} valid participations wins.',
  prizes: 'Prizes: {{list}}',
  prize: '{{quantity}} × {{title}}',
  seedHash: 'Digest (SHA-256) of the seed, published on {{when}}:',
  later: 'The seed is revealed after the period. Then your own device makes the schedule again.',
  seed: 'The seed, revealed on {{when}}:',
  check: 'Make the schedule again on my device',
  failed: 'It could not be checked now. Try again.',
  right_one: 'It is right: the seed has the published digest. {{count}} slot follows from it:',
  right_other: 'It is right: the seed has the published digest. {{count}} slots follow from it:',
  wrong: 'It is wrong: the revealed seed does not have the published digest. Write to customer service.',
  slots: 'The slots that follow from the seed',
  slotMoment: '{{when}}: {{prize}}',
  slotNth: 'Participation no. {{nth}}: {{prize}}',
};
