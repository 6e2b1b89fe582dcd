import { notificationChannelPt, notificationKindPt } from '@fio/contracts/terms/notifications.pt';

/** Notifications in the document of a person's data. */
export const notificationDataPt = {
  title: 'Avisos',
  columns: { what: 'O quê', kind: 'Sobre', channel: 'Por onde', at: 'Quando' },
  asked: 'Você pediu',
  told: 'Você foi avisado',
  kind: notificationKindPt,
  channel: notificationChannelPt,
};
