import { outputEn } from './output.en.ts';
import type { commandsPt } from './commands.pt.ts';

export const commandsEn: Record<keyof typeof commandsPt, string> = {
  ...outputEn,
  title: 'Commands',
  count_one: '{{total}} run',
  count_other: '{{total}} runs',
  search: 'Command or who ran it',
  'empty.title': 'No command was run',
  'empty.text': 'Every run is kept here, with its output, its duration and who asked for it.',

  'field.command': 'Command',
  'field.state': 'State',
  'field.by': 'Who',
  'field.trigger': 'Origin',
  'field.target': 'Target',
  'field.isDry': 'Mode',
  'field.createdAt': 'Asked for at',
  'field.startedAt': 'Start',
  'field.finishedAt': 'End',
  'field.duration': 'Duration',
  'field.cancelAsked': 'Asked to stop by',
  'field.exitCode': 'Exit code',
  'field.from': 'From',
  'field.to': 'To',
  'tab.output': 'Output',

  'state.queued': 'Waiting',
  'state.running': 'Under way',
  'state.cancelling': 'Cancelling',
  'state.succeeded': 'Done',
  'state.failed': 'Failed',
  'state.cancelled': 'Cancelled',
  'trigger.person': 'Person',
  'trigger.schedule': 'Scheduled',
  'trigger.terminal': 'Terminal',
  dry: 'Dry run',
  real: 'Run',
  name: '{{command}} (dry run)',

  'command.clean-up': 'Clean-up',
  'command.clean-up.text':
    'Removes what has no more use: expired links, used keys and files that nobody claimed.',
  'command.retention': 'Retention',
  'command.retention.text':
    'Removes old records and personal data once their time is over. The periods stand at the end of this page.',
  'command.reconcile-blocks': 'CPF blocks',
  'command.reconcile-blocks.text':
    'Frees the registrations whose block has run out, and blocks who registered in the very moment of being blocked.',
  'command.prescribe-winners': 'Prescription of prizes',
  'command.prescribe-winners.text': 'Ends the time of who didn’t take their prize within 180 days.',
  'command.resend-mail': 'Resend e-mails',
  'command.resend-mail.text': 'Puts the e-mails that failed in the last seven days back on their way.',
  'command.retry-jobs': 'Jobs that failed',
  'command.retry-jobs.text':
    'The simulation shows the background jobs that were given up, each with its cause. The run has them all tried again.',
  'command.verify-audit': 'Check of the audit',
  'command.verify-audit.text':
    'Computes the chain of all actions again and points at the first that doesn’t match.',
  'command.refresh-statistics': 'Database statistics',
  'command.refresh-statistics.text':
    'Has the database look at each table anew, so that it plans queries better. Useful after an import.',
  'command.rebuild-indexes': 'Rebuild of indexes',
  'command.rebuild-indexes.text':
    'Rebuilds the indexes that are invalid or more than half empty while the site goes on working. A single one: on its page, under Indexes.',
  'command.rotate-keys': 'Change of keys',
  'command.rotate-keys.text':
    'Puts the newest key to use and encrypts anew, while the site goes on working, what another one encrypted. Every process needs the new list of keys before.',

  'action.cancel': 'Cancel run',
  'action.cancel.text':
    'It stops before its next step. What was done stays done, and the output says how far it got.',
  'action.cancel.done': 'The run was asked to stop.',

  run: 'Run a command',
  'run.title': 'Available commands',
  'run.lead':
    'Only the commands of this list can be run, one of a kind at a time. A dry run shows what would be done and changes nothing.',
  'run.dry': 'Dry run',
  'run.real': 'Run',
  'run.dryLabel': 'Dry run of {{command}}',
  'run.realLabel': 'Run {{command}}',
  'run.ask': 'Run {{command}}?',
  'run.askText': 'It begins now and is kept under your name. When in doubt, do a dry run first.',
  'run.latest': 'Latest run',
  'run.never': 'Not run yet.',
  'run.open': 'See output',
  'run.openLabel': 'See output of {{command}}',
  cancel: 'Cancel',
  'schedule.quarter': 'Every 15 minutes',
  'schedule.midnight': 'Every day at 00:05',
  'schedule.night': 'Every day at 03:30',
  'schedule.none': 'On demand only',

  periods: 'Periods of retention',
  'periods.text':
    'What is kept for a limited time, and for how long. Whoever installs the system may change the periods.',
  'periods.rule': 'What is kept',
  'periods.days': 'For how long',
  'periods.command': 'Removed by',
  period_one: '{{total}} day',
  period_other: '{{total}} days',
  'period.over': 'until it expires',

  progress: 'Progress',
  'progress.text': '{{done}} of {{total}}',
  'output.waiting': 'It begins in a moment.',
  'output.none': 'No line yet.',
  'output.label': 'Output of the command',
};
