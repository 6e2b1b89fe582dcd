import type { deskPt } from './desk.pt.ts';

export const deskEn: Record<keyof typeof deskPt, string> = {
  undo: 'Undo ({{seconds}} s)',
  undoHint: 'Z undoes it, for five seconds.',
  'undoHint.ctrl': 'Ctrl+Z undoes it, for five seconds.',
  undone: 'Decision undone: {{name}}.',
  late: '{{name}}: the decision has taken effect and can’t be undone any more.',
  stands: 'The decision on {{name}} is kept and takes effect in a moment.',
  refused: '{{name}}: the decision could not be carried out. {{reason}}',
  failed: '{{name}}: the decision could not be carried out. Open the record and decide again.',
  waits: 'The picture isn’t there yet: wait for it to decide.',
  held: 'With {{name}}',
  heldByOther: 'With somebody else',
};
