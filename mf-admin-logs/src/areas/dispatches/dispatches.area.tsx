import { MAIL_STATE_TONES } from '@fio/contracts/terms/mails.tones';
import { dispatches } from '@fio/contracts/admin/dispatches';
import { LETTER_KEYS } from '@fio/contracts/letters';
import { DayFilter, defineArea, enumeration, letterName } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { MailMessage, MailPlain } from './mail-message.tsx';
import { MailSummary } from './mail-summary.tsx';
import { useDispatchesWords } from './words.ts';

const { t } = useDispatchesWords;

/** Its messages are filtered by from a dispatch's own page, not by typing its code: it has a chip and no field. */
const Nothing = () => null;

const useLetters = () => LETTER_KEYS.map((value) => ({ value, label: letterName(value) }));

/** Every e-mail, one by one. It is read here and nothing else. */
export const dispatchesArea = defineArea({
  contract: dispatches,
  words: useDispatchesWords,
  menu: { section: 'logs', group: 'logs', icon: 'dispatches', order: 220, title: 'menu' },
  nameOf: ({ subject, recipient }) => t('name', { subject, recipient }),
  enumerations: { state: enumeration(useDispatchesWords, 'state', MAIL_STATE_TONES) },
  columns: [
    { key: 'createdAt', format: 'dateTime', width: '10rem' },
    { key: 'recipient', width: 'clamp(10rem, 18vw, 16rem)' },
    { key: 'template', cell: ({ template, dispatch }) => dispatch?.title ?? letterName(template) },
    { key: 'subject', width: 'clamp(10rem, 18vw, 18rem)', grows: true },
    { key: 'state' },
    { key: 'sentAt', format: 'dateTime' },
  ],
  filters: [
    { key: 'state' },
    { key: 'template', useChoices: useLetters },
    { key: 'from', control: DayFilter, text: format.day },
    { key: 'to', control: DayFilter, text: format.day },
    { key: 'dispatchId', control: Nothing, text: () => t('chosen') },
  ],
  detail: {
    Summary: MailSummary,
    tabs: [
      { id: 'message', Content: MailMessage },
      { id: 'plain', Content: MailPlain },
    ],
  },
});
