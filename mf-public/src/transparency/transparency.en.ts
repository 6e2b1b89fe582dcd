import { disqualificationEn, winnerStateEn } from '@fio/contracts/terms/winners.en';
import { prefixed } from '@fio/platform/i18n';
import type { transparencyPt } from './transparency.pt.ts';

export const transparencyEn: Record<keyof typeof transparencyPt, string> = {
  title: 'Check',
  lead: 'Everything that binds whoever runs this promotion is written in a public log, line after line. Your device now checks that nothing that was in it has changed.',
  noLog: 'Nothing binds the promotion yet',
  noLogText: 'Lines appear here as soon as the first regulation or draw is published.',
  checking: 'Checking on your device…',
  right: 'It is right: nothing that this device could compare was rewritten.',
  wrong: 'It is not right. Keep this page and talk to us: what is written is not what was written.',
  checks: 'What was checked',
  passed: 'right',
  failed: 'not right',
  unknown: 'can’t be checked',
  'check.signature': 'The head of the log, with {{size}} lines, is signed by the promotion’s key',
  'check.unsupported': 'This browser can’t verify the signature; a newer one can',
  'check.tree': 'The lines lead to the root that was signed',
  'check.first': 'This browser had not seen the log yet: it compares at the next visit',
  'check.before': 'The log continues what this browser saw on {{when}}, with {{size}} lines',
  newKey:
    'The key that signs is not the one this browser saw on {{when}}. It may have been changed; compare it with the one in the regulation.',
  outside: 'Who else has seen it',
  outsideLead:
    'Copies that whoever runs the promotion can’t take back. Who has one of them can prove any change.',
  'outside.letters':
    'E-mails about numbers, prizes and draws carry size and root of the log: look at the end of yours.',
  'outside.witness': 'The witness {{name}} signed {{size}} lines on {{when}}',
  'outside.timestamp': 'The time-stamp authority {{name}} stamped {{size}} lines on {{when}}',
  'outside.auditor': 'An auditor received {{size}} lines by e-mail on {{when}}',
  'outside.bucket': 'The vault {{name}} has kept {{size}} lines since {{when}}; nobody can delete them',
  'outside.none': 'So far nobody has a copy but the e-mails.',
  letter: 'Compare with an e-mail',
  letterLead: 'At the end of e-mails about numbers, prizes and draws stand a number of lines and a root.',
  'letter.size': 'Lines',
  'letter.root': 'Root',
  'letter.rootHint': '44 letters, digits and signs, ending in =',
  'letter.check': 'Compare',
  'letter.sizeWrong': 'Write the number of lines that the e-mail shows.',
  'letter.rootWrong': 'Copy the whole root, as the e-mail shows it.',
  'letter.right': 'It is right: today’s log begins with the {{size}} lines of that e-mail.',
  'letter.wrong':
    'It is not right: today’s log does not begin with the lines of that e-mail. Keep the e-mail and talk to us.',
  'letter.failed': 'The log could not be read now. Try again in a moment.',
  events: 'What was promised, and what changed',
  eventsLead: 'The newest first. Each line was checked on your device.',
  onlyChanges: 'Changes only',
  all: 'Everything',
  filter: 'Show',
  change: 'change',
  line: 'line {{index}}',
  older: 'Load older lines',
  noChanges: 'No change in the lines that are loaded.',
  aDraw: 'a draw',
  audited_one:
    'The trail of what staff did was anchored in the log {{total}} time in the lines that are loaded, on {{when}}.',
  audited_other:
    'The trail of what staff did was anchored in the log {{total}} times in the lines that are loaded, the last time on {{when}}.',
  own: 'To check with another program',
  ownText: 'The log has open formats. These addresses are enough for any verifier:',
  'own.checkpoint': 'The signed head',
  'own.key': 'The public key',
  'event.regulation_published': '“{{title}}” published, version {{number}}.',
  'event.draw_defined': '“{{draw}}” defined: participations from {{from}} to {{to}}, extraction of {{day}}.',
  'event.draw_withdrawn': '“{{draw}}” is a draft again: nothing was promised with it.',
  'event.draw_cancelled': '“{{draw}}” called off.',
  'event.numbers_committed':
    'The order of the lucky numbers of “{{draw}}” was fixed, without anybody knowing it.',
  'event.numbers_revealed':
    'The seed of the order of numbers of “{{draw}}” was revealed: anybody can make the order again.',
  'event.prizes_committed':
    'The moments of the instant prizes of “{{title}}” were fixed, without anybody knowing them.',
  'event.prizes_beacon':
    'Round {{round}} of the public beacon came, which is mixed into the seed of the instant prizes.',
  'event.prizes_revealed': 'The moments of the instant prizes were revealed.',
  'event.prize_won': 'An instant prize came up: slot no. {{slot}} of the schedule.',
  'event.prize_refused': 'Who won slot no. {{slot}} did not meet the rules: it counts again.',
  'event.prize_restored': 'The refusal of slot no. {{slot}} was undone: the prize is for who won it.',
  'event.list_closed': 'The list of numbers of “{{draw}}” was closed.',
  'event.list_frozen': 'The list of “{{draw}}” was sealed with {{count}} numbers.',
  'event.postponement_proposed':
    'Somebody asked to move the extraction of “{{draw}}” from {{from}} to {{to}}; another person decides. The reason: {{reason}} The source: {{source}}',
  'event.postponement_withdrawn':
    'The request to move the extraction of “{{draw}}” to {{to}} was taken back.',
  'event.draw_postponed':
    'Two people moved the extraction of “{{draw}}” from {{from}} to {{to}}. The reason: {{reason}} The source: {{source}}',
  'event.extraction_begun':
    'Somebody began to type the extraction of “{{draw}}”; what was typed is shown when two people have typed.',
  'event.extraction_settled.confirmed': 'Two people typed the same extraction of “{{draw}}”: {{prizes}}.',
  'event.extraction_settled.mismatch': 'Two people typed different extractions of “{{draw}}”: none counts.',
  'event.extraction_settled.withdrawn': 'The extraction typed for “{{draw}}” was taken back.',
  'event.extraction_settled.postponed': 'The extraction typed for “{{draw}}” ended with the postponement.',
  'event.prize_released': 'Prize {{prize}} of the extraction of “{{draw}}” was shown: {{digits}}.',
  'event.draw_calculated': 'Calculation of “{{draw}}”, run {{run}}.',
  'event.draw_reviewed': 'Another calculation of “{{draw}}” came to the same result.',
  'event.draw_sent_back': 'A step of “{{draw}}” was undone.',
  'event.draw_published': 'Result of “{{draw}}” published, with {{count}} numbers that won.',
  'event.disqualification_proposed':
    'Somebody proposed to disqualify the number {{number}} of “{{draw}}”. The reason: {{reason}}. The defence lasts until {{until}}; then another person decides.',
  'event.disqualification_withdrawn':
    'The proposal to disqualify the number {{number}} of “{{draw}}” was taken back.',
  'event.winner_out.disqualified':
    'Two people disqualified the number {{number}} of “{{draw}}”. The reason: {{reason}}.',
  'event.winner_out.defence_given_up':
    'Two people disqualified the number {{number}} of “{{draw}}”, and its holder gave the defence up. The reason: {{reason}}.',
  'event.winner_out': 'The number {{number}} lost the prize of “{{draw}}”. State: {{state}}.',
  'event.winner_substituted': 'In “{{draw}}”, the number {{out}} gave way to {{in}}.',
  'event.prize_to_heirs': 'The heirs of who had the number {{number}} of “{{draw}}” took the prize.',
  'event.audit_head': 'The trail of what staff did was anchored.',
  ...prefixed('state', winnerStateEn),
  ...prefixed('reason', disqualificationEn),
};
