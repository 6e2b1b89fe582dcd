import { cpfBlockReasonPt } from '@fio/contracts/terms/cpf-block-reasons.pt';
import { dispatchStatePt } from '@fio/contracts/terms/dispatches.pt';
import { drawStatePt } from '@fio/contracts/terms/draws.pt';
import { templateStatePt } from '@fio/contracts/terms/email-templates.pt';
import { faqCategoryPt } from '@fio/contracts/terms/faq.pt';
import { invoiceReasonPt } from '@fio/contracts/terms/invoice-reasons.pt';
import { invoiceStatePt } from '@fio/contracts/terms/invoices.pt';
import { ipStatePt } from '@fio/contracts/terms/ips.pt';
import { notificationEventStatePt } from '@fio/contracts/terms/notifications.pt';
import { pollStatePt, pollTypePt, stampPt } from '@fio/contracts/terms/polls.pt';
import { prizeReasonPt } from '@fio/contracts/terms/prize-reasons.pt';
import { prizeStatePt } from '@fio/contracts/terms/prizes.pt';
import { rankingNameStatePt } from '@fio/contracts/terms/ranking.pt';
import { registrationStatePt } from '@fio/contracts/terms/registrations.pt';
import { sacSubjectPt } from '@fio/contracts/terms/sac-subjects.pt';
import { sacStatePt } from '@fio/contracts/terms/sac.pt';
import { showStatePt } from '@fio/contracts/terms/shows.pt';
import { suggestionStatePt } from '@fio/contracts/terms/suggestions.pt';
import { ticketStatePt } from '@fio/contracts/terms/tickets.pt';
import { adminTypePt } from '@fio/contracts/terms/users.pt';
import { winnerStatePt } from '@fio/contracts/terms/winners.pt';
import { prefixed } from '../../i18n/prefixed.ts';

/** What audited fields hold, by field and resource: one state is said otherwise of a series than of a draw. */
export const auditedTermsPt = {
  ...prefixed('state.polls', pollStatePt),
  ...prefixed('state.suggestions', suggestionStatePt),
  ...prefixed('state.ranking', rankingNameStatePt),
  ...prefixed('state.shows', showStatePt),
  ...prefixed('state.sac', sacStatePt),
  ...prefixed('state.registrations', registrationStatePt),
  ...prefixed('state.invoices', invoiceStatePt),
  ...prefixed('state.tickets', ticketStatePt),
  ...prefixed('state.prizes', prizeStatePt),
  ...prefixed('state.winners', winnerStatePt),
  ...prefixed('state.draw', drawStatePt),
  ...prefixed('state.calculation', drawStatePt),
  ...prefixed('state.dispatches', dispatchStatePt),
  ...prefixed('state.notifications', notificationEventStatePt),
  ...prefixed('state.templates', templateStatePt),
  ...prefixed('reason.invoices', invoiceReasonPt),
  ...prefixed('reason.prizes', prizeReasonPt),
  ...prefixed('reason.cpf-block', cpfBlockReasonPt),
  ...prefixed('type.polls', pollTypePt),
  ...prefixed('type.users', adminTypePt),
  ...prefixed('stamp.polls', stampPt),
  ...prefixed('category.faq', faqCategoryPt),
  ...prefixed('subject.answer-templates', sacSubjectPt),
  'reason.tickets.invitation_invalid': 'A pessoa que veio pelo convite saiu ou foi barrada',
  // An address holds no state of its own: what is audited is whether it was stopped.
  'state.ips.address_blocked': ipStatePt.blocked,
  'state.ips.address_free': ipStatePt.free,
};
