import { notificationEventStatePt, notificationKindPt } from '@fio/contracts/terms/notifications.pt';

/** Headings and values of the export of fan-outs. */
export const eventExportPt = {
  file: 'avisos',
  columns: {
    createdAt: 'Aconteceu em',
    kind: 'Aviso',
    title: 'Sobre',
    state: 'Situação',
    finishedAt: 'Terminou em',
    emailSent: 'E-mails enviados',
    emailSkipped: 'E-mails não enviados',
    emailCancelled: 'E-mails cancelados',
    pushSent: 'Enviados a aparelhos',
    pushSkipped: 'Aparelhos não avisados',
    pushFailed: 'Aparelhos com falha',
    pushCancelled: 'Aparelhos cancelados',
    ended: 'Pararam os avisos depois',
  },
  kind: notificationKindPt,
  state: notificationEventStatePt,
};
