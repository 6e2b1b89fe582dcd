import type {
  NotificationChannel,
  NotificationEventState,
  NotificationKind,
  NotificationState,
} from '@fio/domain/notification';
import type { Terms } from './terms.ts';

/** What people are told of. */
export const notificationKindPt: Terms<NotificationKind> = {
  theory: 'Teoria resolvida',
  list: 'Lista de sorteio fechada',
  draw: 'Resultado de sorteio',
  prize: 'Prêmio à espera',
};

export const notificationChannelPt: Terms<NotificationChannel> = { email: 'E-mail', push: 'Aparelho' };

/** How far telling it is. */
export const notificationEventStatePt: Terms<NotificationEventState> = {
  gathering: 'Reunindo quem pediu',
  sending: 'Enviando',
  sent: 'Enviado',
  cancelled: 'Cancelado',
};

/** What became of notifications, of which there are some. */
export const notificationStatePt: Terms<NotificationState> = {
  waiting: 'Na espera',
  sending: 'Saindo',
  sent: 'Enviados',
  skipped: 'Não enviados: não queriam mais, ou não podiam receber',
  failed: 'Com falha',
  cancelled: 'Cancelados antes de sair',
};
