import { adminInvitations } from '@fio/contracts/admin/invitations';
import { INVITATION_STATE_TONES } from '@fio/contracts/terms/invitations.tones';
import { DayFilter, defineArea, enumeration } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { InvitationSummary } from './invitation-summary.tsx';
import { useInvitationsWords } from './words.ts';

const { t } = useInvitationsWords;

/** Who was brought by whose link, and what speaks against it. Nobody writes here: it follows from registrations. */
export const invitationsArea = defineArea({
  contract: adminInvitations,
  words: useInvitationsWords,
  menu: { section: 'promotion', icon: 'invitations', order: 151 },
  nameOf: ({ invited }) => invited.name,
  enumerations: { state: enumeration(useInvitationsWords, 'state', INVITATION_STATE_TONES) },
  columns: [
    { key: 'inviter', cell: ({ inviter }) => inviter.name },
    { key: 'invited', cell: ({ invited }) => invited.name },
    { key: 'state' },
    {
      key: 'signs',
      cell: ({ signs }) => (signs.length === 0 ? '–' : signs.map((sign) => t(`sign.${sign}`)).join(', ')),
    },
    { key: 'createdAt', format: 'dateTime' },
    { key: 'confirmedAt', format: 'dateTime' },
    { key: 'given', cell: ({ given }) => (given ? format.number(given.numbers) : '–') },
  ],
  filters: [
    { key: 'state' },
    { key: 'from', control: DayFilter, text: format.day },
    { key: 'to', control: DayFilter, text: format.day },
  ],
  detail: { Summary: InvitationSummary },
});
