import type { PRIZE_MAIL_STATES } from '../admin/prizes.ts';
import type { Terms } from './terms.ts';

/** How the letter of a win stands: apart from what else becomes of an e-mail, for the desk's page is near its budget. */
export const prizeMailStatePt: Terms<Exclude<(typeof PRIZE_MAIL_STATES)[number], 'none'>> = {
  queued: 'Na fila',
  sent: 'Enviado',
  kept: 'Guardado sem envio',
  soft_bounced: 'Devolvido pela caixa postal',
  hard_bounced: 'Devolvido: endereço não existe',
  failed: 'Falhou',
};
