import type { rehearsalPt } from './rehearsal.pt.ts';

export const rehearsalEn: Record<keyof typeof rehearsalPt, string> = {
  mark: 'REHEARSAL',
  title: 'Rehearsal: {{title}}',
  about: 'Rehearsal of the calculation',
  titled: 'Rehearsal: {{title}}',
  said: 'On the day: {{text}}',

  'banner.title': 'This is a rehearsal. Nothing of it counts.',
  'banner.text':
    'Nothing is published, sent, or written down with the draw, and nobody wins. Begun by {{by}} on {{when}}; it goes by itself on {{day}}, or when the extraction is typed in earnest.',
  'banner.alone': 'Both entries are of one person. On the day they are two.',
  'note.scheduled':
    'The list of the rehearsal has the numbers given out so far. It is measured as on the day, and no file of it is kept.',
  'note.extraction':
    'Take the five prizes of any past extraction. In a rehearsal one person may type them both times.',
  'note.confirmed': 'Nobody watches: show the prizes at the pace you want to practise.',
  'note.calculated':
    'The calculation is that of the day, over the numbers of this draw. The result is that of no draw.',
  'note.reviewed': 'Nobody has won. None of these people was told, or may be contacted for this.',
  'note.witnesses': 'Of the CPFs of witnesses only the middle is kept.',

  'begin.title': 'Rehearse the calculation',
  'begin.text':
    'Take all steps with this draw before the day: close the list, type the extraction, show the prizes, calculate, review, write the minutes. All of it happens on a copy that is marked as a rehearsal.',
  'begin.keeps':
    'Nothing is published or sent, no number changes, no term begins, and the public log is told nothing.',
  begin: 'Begin the rehearsal',
  'begin.done': 'Rehearsal begun.',
  'over.title': 'Nothing is rehearsed any more',
  'over.text':
    'The hour of the extraction has come, or the draw has gone on. What counts now is the calculation.',
  notYours: 'Who may run the calculation begins the rehearsal.',

  'finish.title': 'End the rehearsal',
  'finish.text':
    'this is the step that publishes the result, and there is no way back. Here nothing is published.',
  'finish.minutes': 'Keep the data of the minutes first.',
  finish: 'End the rehearsal',
  'finish.ask': 'On the day the winners would appear on the site now. Here nothing is published.',
  'finish.type': "To end it, type the draw's title",
  'finish.done': 'Rehearsal ended. Nothing was published.',
  'finished.title': 'Rehearsal ended',
  'finished.text':
    'All steps were taken. On the day the result would be published; here nothing has left this rehearsal.',

  paper: 'Minutes of the rehearsal (HTML)',
  remove: 'Remove the rehearsal',
  'remove.ask': 'All that was rehearsed is removed. The draw stays as it is.',
  'remove.done': 'Rehearsal removed.',
  cancel: 'Back',
};
