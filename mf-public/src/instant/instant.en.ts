import { prizeReasonEn } from '@fio/contracts/terms/prize-reasons.en';
import { prefixed } from '@fio/platform/i18n';
import type { instantPt } from './instant.pt.ts';

export const instantEn: Record<keyof typeof instantPt, string> = {
  title: 'Instant prizes',
  lead: 'What decides when each prize comes up was fixed before the period: a secret seed and, where the schedule says so, a public value that nobody knew yet. Here are the digests that were published and, after the period, the seeds.',
  between: 'From {{from}} to {{to}}',
  moments:
    'The first to take part after each moment of the schedule wins; a prize that nobody has won by the end of the period goes to whoever takes part next.',
  counter: 'One in {{every}} valid participations wins.',
  prizes: 'Prizes: {{list}}',
  prize: '{{quantity}} × {{title}}',
  seedHash: 'Digest (SHA-256) of the seed, published on {{when}}:',
  'beacon.none': 'This schedule follows from the seed alone: no public beacon was mixed into it.',
  'beacon.named':
    'Round {{round}} of the public randomness beacon drand quicknet, of {{when}}, is mixed into the seed: nobody knew its value when the digest was published.',
  'beacon.other': 'Round {{round}}, of {{when}}, of a beacon whose key stands below is mixed into the seed.',
  'beacon.unknown':
    'This beacon is not the public network drand quicknet. In a demonstration the server itself signs the rounds, which proves nothing to anybody. The key of the beacon:',
  'beacon.waiting':
    'The value of the round is not here yet. Until then no prize of this schedule comes up, and none is lost.',
  'beacon.overdue':
    'The value of the round is public by now and not here. As long as it is missing no prize of this schedule comes up. Ask customer service why.',
  'beacon.late':
    'The value of the public beacon came into the log on {{when}}, after the schedule had begun. Until then no prize came up. Ask customer service why.',
  'beacon.came': 'The value of the round, signed by the beacon:',
  later: 'The seed is revealed after the period. Then your own device makes the schedule again.',
  seed: 'The seed, revealed on {{when}}:',
  check: 'Make the schedule again on my device',
  failed: 'It could not be checked now. Try again.',
  right_one: 'It is right: all is as published. {{count}} slot follows from it:',
  right_other: 'It is right: all is as published. {{count}} slots follow from it:',
  wrong:
    'It is wrong: the revealed seed does not have the published digest, or the public beacon has not signed this value. Write to customer service.',
  slots: 'The slots that follow from the seed',
  slotMoment: '{{when}}: {{prize}}',
  slotNth: 'Participation no. {{nth}}: {{prize}}',
  page: 'Who won, and the check',
  untold:
    'This schedule is from before the public log told of each prize that was won. You can check the seed and the slots that come of it, but not who won each.',
  all: 'All winners',
  whoWon: 'Who won each prize',
  wonCount_one: '{{won}} of {{total}} slot was won.',
  wonCount_other: '{{won}} of {{total}} slots were won.',
  won: 'Won',
  notWon: 'Not won',
  gone: 'Account deleted',
  person: 'CPF {{cpf}} · {{city}}, {{state}}',
  atMoment: 'Came up on {{when}}',
  atNth: 'Comes up with participation no. {{nth}}',
  wonAt: 'Receipt sent on {{sent}}, prize recorded on {{told}}',
  refusedWin:
    'Receipt sent on {{sent}}, recorded on {{told}} and refused. Reason: {{reason}}. The slot counts again.',
  ...prefixed('refused', prizeReasonEn),
  'refused.other': 'Another one, of the rules',
  promised: 'What was promised',
  evidence: 'All the data, for a program of your own (JSON)',
  checkTitle: 'Check everything on your device',
  checkLead:
    'Your browser makes the schedule again from the seed and follows each prize through the public log.',
  checkStart: 'Make it again and check',
  checking: 'Checking…',
  checkRight: 'It is right. The prizes came up when the seed said, for who came first.',
  checkWrong: 'It is wrong. See below at which step and write to customer service.',
  checks: 'What was checked',
  'check.right': 'right',
  'check.wrong': 'wrong',
  'check.promise': 'The seed and the prizes are those promised before the beginning',
  'check.beacon': 'The value of the public beacon came after the promise, and is signed',
  'check.slots': 'The moments follow from them, and there is no prize beyond those promised',
  'check.wins': 'Each prize went to who sent the receipt after its moment, the oldest slot first',
  'check.log': 'All of it stands in the public log, which nobody rewrites unseen',
};
