import type { stepsPt } from './steps.pt.ts';

export const stepsEn: Record<keyof typeof stepsPt, string> = {
  freeze: 'Close and freeze the list',
  'freeze.title': 'Freeze the list',
  'freeze.text':
    'Before the extraction, the list of who takes part is closed: no number joins or leaves it. The participants’ files are written and the commitment (hash) is published.',
  'freeze.ask_one': 'One number joins the list. Once closed, it never opens again.',
  'freeze.ask_other': '{{total}} numbers join the list. Once closed, it never opens again.',
  'freeze.done': 'List closed. Its files are being written.',
  blocked_one: 'One thing is missing before the list can be frozen:',
  blocked_other: '{{count}} things are missing before the list can be frozen:',
  'blocker.draft': 'The definition of the draw is still a draft.',
  'blocker.certificate': 'The number of the certificate is missing.',
  'blocker.regulation': 'The regulation is missing.',
  'blocker.prizes': 'The prizes are missing.',
  'blocker.rules': 'The rule of the calculation is incomplete.',
  'blocker.pool': 'The order of the numbers was not committed to.',
  'blocker.period': 'The period goes on until {{day}}.',
  'blocker.invoices': 'Invoices of the period wait for review.',
  'blocker.reveal': 'The order of the numbers has not been revealed.',
  'blocker.empty': 'Nobody has a number yet.',
  'blocker.late': 'The hour to close the list is gone: the draw goes by a later extraction.',

  'freezing.title': 'Writing the list',
  'freezing.text':
    'The list is closed. You may leave this page: the work goes on and, should it stop, begins again after the last complete file.',
  'freezing.far': '{{written}} of {{total}} numbers written',
  'freezing.resume': 'Resume',
  'freezing.resumeText': 'Only if it no longer moves.',
  parts: 'Participants’ files',

  extraction: 'Extraction of the Loteria Federal',
  'extraction.first.title': 'Type the extraction',
  'extraction.first.text':
    'Type the five prizes of the extraction of {{day}}, as Caixa published them. Then another person types them too, without seeing yours.',
  'extraction.second.title': 'Confirm the extraction',
  'extraction.second.text':
    '{{by}} has typed already. Read the five prizes at the source and type them as well: if both entries are equal, the extraction is confirmed.',
  'extraction.mine.title': 'Waiting for the second person',
  'extraction.mine.text':
    'You have typed the five prizes. Another member of staff has to type the same; only you see what you typed.',
  'extraction.future': 'The extraction is on {{day}}. Before that there is nothing to type.',
  'extraction.mine': 'What you typed',
  'extraction.record': 'Record the extraction',
  'extraction.confirm': 'Confirm the extraction',
  'extraction.recorded': 'Recorded. Now another person types.',
  'extraction.matched': 'Both entries are equal: extraction confirmed.',
  'extraction.mismatch': 'The two entries differ: neither counts.',
  mismatch: 'The two entries did not match',
  'mismatch.text': 'They differ in: {{places}}. Neither counts; both people type again.',
  postponed: 'Postponed to the extraction of {{day}}',
  'action.postpone': 'There was no extraction',
  'action.postpone.text':
    'The draw waits for the next extraction of the Loteria Federal, with the same list. What was typed no longer counts. The move and its reason appear on the draw’s page.',
  'move.waits': 'Asked to move to the extraction of {{day}}',
  'move.by': 'By {{by}}, {{when}}.',
  'move.source': 'Announced at: {{source}}',
  'move.mine': 'Somebody else of the team has to see the announcement and confirm.',
  'move.confirm': 'I saw it: confirm',
  'action.withdrawPostponement': 'Take it back',
  'action.withdrawPostponement.text': 'The draw stays with the extraction that was set.',
  'action.withdrawPostponement.done': 'Taken back.',
  'action.move': 'Move to another extraction',
  'action.move.text':
    'The hour to close the list is gone. The draw goes by a later extraction; the move and its reason appear on its page.',
  'action.move.done': 'Noted. Now another person confirms.',
  'action.postpone.done': 'Noted. Now another person confirms.',

  run: 'Calculate',
  'run.title': 'Calculate the result',
  'run.text':
    'The extraction is confirmed. The calculation takes nothing but the five prizes and the frozen list: repeated, it gives exactly the same.',
  'run.again': 'Calculate again',
  'run.same': 'The same result, byte by byte.',
  'run.other': 'The result changed: somebody of the list can win no longer, or can again. Review it anew.',
  'run.done': 'Calculated. Now review the result.',

  review: 'It is right',
  'review.title': 'Review the result',
  'review.text':
    'Read the way below, from the prize to the winner. Once confirmed, winners and surrogates are written down and may be contacted; nothing is public yet.',
  'review.ask': 'Winners and surrogates will be written down to be contacted. Nothing is published yet.',
  'review.done': 'Winners and surrogates written down.',

  'winners.title': 'Winners and surrogates',
  'winners.text':
    'Until the publication, a surrogate may take the place of whoever cannot receive. Open the person to note contacts and documents.',
  'minutes.title': 'Minutes of the calculation',
  'minutes.text':
    'Who signs, two identified witnesses and the report of the facts. The rest comes from the draw.',
  'minutes.witness': 'Witness {{number}}',
  'minutes.save': 'Keep the minutes',
  'minutes.done': 'Data of the minutes kept.',

  'action.publish': 'Publish the result',
  'publish.title': 'Publish',
  'publish.about':
    'The winners show on the site and anyone can do the sum again. There is no way back: from then on no surrogate comes in, and a prize that is not delivered goes to the Treasury.',
  'publish.by': 'Deadline of the regulation: {{day}}.',
  'publish.minutes': 'Keep the data of the minutes first.',
  'publish.problems_one': 'Something came up against a winner: solve it first, by a surrogate.',
  'publish.problems_other': 'Something came up against {{count}} winners: solve it first, by surrogates.',
  'action.publish.text_one': 'One winner will be published. There is no way back.',
  'action.publish.text_other': '{{count}} winners will be published. There is no way back.',
  'publish.type': 'To publish, type the title of the draw',
  'action.publish.done': 'Result published.',

  'published.title': 'Result published',
  'published.text':
    'Now: deliver the prizes, pay the tax (IRRF) and keep the receipts. When the time is over, render accounts in SCPC.',
  'published.page': 'See the public page',
  'action.account': 'Accounts rendered',
  'action.account.text': 'Notes that the accounts were delivered in SCPC.',
  'action.account.done': 'Accounts noted.',
  'accounted.title': 'Draw closed',
  'accounted.text': 'The accounts are rendered. Nothing changes any more; the proof stays public.',
  'cancelled.title': 'Draw cancelled',
  'cancelled.text': 'This draw will not be calculated.',
};
