import type { checkPt } from './check.pt.ts';

export const checkEn: Record<keyof typeof checkPt, string> = {
  check: 'Check the chain',
  'check.lead':
    'Each action keeps the code of the one before. The check computes every code again, from the first action to the last, and shows the first that doesn’t match. It is the same as “npm run verify-audit”.',
  'check.never': 'Not checked yet',
  'check.neverText': 'Nobody has checked the chain from here.',
  'check.start': 'Check now',
  'check.asked': 'The check has begun.',
  'check.latest': 'Latest check',
  'check.queued': 'Waiting',
  'check.running': 'Checking',
  'check.whole': 'Whole',
  'check.broken': 'Broken',
  'check.failed': 'Failed',
  'check.queuedText': 'The check begins in a moment.',
  'check.runningText': '{{checked}} of {{total}} actions checked.',
  'check.wholeText_one': 'The only action matches.',
  'check.wholeText_other': 'All {{total}} actions match, one by one.',
  'check.brokenText':
    'Action no. {{id}} doesn’t follow from the one before: it, or what stood before it, was changed or removed. Before it, {{checked}} actions match.',
  'check.failedText': 'The check didn’t come to its end. Try again.',
  'check.open': 'Open action no. {{id}}',
  'check.by': 'Asked for by',
  'check.at': 'Asked for at',
  'check.finishedAt': 'Finished at',
  'check.head': 'Code of the newest action',
  'check.headHint':
    'Keep this code outside the system: only against it does it show when the last actions are removed.',
};
