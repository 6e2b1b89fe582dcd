import { cpfBlockReasonEn } from '@fio/contracts/terms/cpf-block-reasons.en';
import { dispatchStateEn } from '@fio/contracts/terms/dispatches.en';
import { drawStateEn } from '@fio/contracts/terms/draws.en';
import { templateStateEn } from '@fio/contracts/terms/email-templates.en';
import { faqCategoryEn } from '@fio/contracts/terms/faq.en';
import { invoiceReasonEn } from '@fio/contracts/terms/invoice-reasons.en';
import { invoiceStateEn } from '@fio/contracts/terms/invoices.en';
import { ipStateEn } from '@fio/contracts/terms/ips.en';
import { notificationEventStateEn } from '@fio/contracts/terms/notifications.en';
import { pollStateEn, pollTypeEn, stampEn } from '@fio/contracts/terms/polls.en';
import { prizeReasonEn } from '@fio/contracts/terms/prize-reasons.en';
import { prizeStateEn } from '@fio/contracts/terms/prizes.en';
import { rankingNameStateEn } from '@fio/contracts/terms/ranking.en';
import { registrationStateEn } from '@fio/contracts/terms/registrations.en';
import { sacSubjectEn } from '@fio/contracts/terms/sac-subjects.en';
import { sacStateEn } from '@fio/contracts/terms/sac.en';
import { showStateEn } from '@fio/contracts/terms/shows.en';
import { suggestionStateEn } from '@fio/contracts/terms/suggestions.en';
import { ticketStateEn } from '@fio/contracts/terms/tickets.en';
import { adminTypeEn } from '@fio/contracts/terms/users.en';
import { winnerStateEn } from '@fio/contracts/terms/winners.en';
import { prefixed } from '../../i18n/prefixed.ts';
import type { auditedTermsPt } from './audited-terms.pt.ts';

/** The same in English. */
export const auditedTermsEn: Record<keyof typeof auditedTermsPt, string> = {
  ...prefixed('state.polls', pollStateEn),
  ...prefixed('state.suggestions', suggestionStateEn),
  ...prefixed('state.ranking', rankingNameStateEn),
  ...prefixed('state.shows', showStateEn),
  ...prefixed('state.sac', sacStateEn),
  ...prefixed('state.registrations', registrationStateEn),
  ...prefixed('state.invoices', invoiceStateEn),
  ...prefixed('state.tickets', ticketStateEn),
  ...prefixed('state.prizes', prizeStateEn),
  ...prefixed('state.winners', winnerStateEn),
  ...prefixed('state.draw', drawStateEn),
  ...prefixed('state.calculation', drawStateEn),
  ...prefixed('state.dispatches', dispatchStateEn),
  ...prefixed('state.notifications', notificationEventStateEn),
  ...prefixed('state.templates', templateStateEn),
  ...prefixed('reason.invoices', invoiceReasonEn),
  ...prefixed('reason.prizes', prizeReasonEn),
  ...prefixed('reason.cpf-block', cpfBlockReasonEn),
  ...prefixed('type.polls', pollTypeEn),
  ...prefixed('type.users', adminTypeEn),
  ...prefixed('stamp.polls', stampEn),
  ...prefixed('category.faq', faqCategoryEn),
  ...prefixed('subject.answer-templates', sacSubjectEn),
  'reason.tickets.invitation_invalid': 'Whoever was invited has left or was barred',
  // An address holds no state of its own: what is audited is whether it was stopped.
  'state.ips.address_blocked': ipStateEn.blocked,
  'state.ips.address_free': ipStateEn.free,
};
