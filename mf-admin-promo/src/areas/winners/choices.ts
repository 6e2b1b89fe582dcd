import { PRIZE_MAIL_STATES } from '@fio/contracts/admin/prizes';
import { WINNER_KINDS, winners } from '@fio/contracts/admin/winners';
import { CONTACT_CHANNELS, CONTACT_OUTCOMES } from '@fio/domain/draw/winner-contact';
import { WINNER_DOCUMENTS } from '@fio/domain/draw/winner-documents';
import { canMoveWinner, WINNER_EXITS, type WinnerState } from '@fio/domain/draw/winner-state';
import { useApiQuery } from '@fio/platform/api';
import { usePrizesWords } from '../prizes/words.ts';
import { useWinnersWords } from './words.ts';

const { t } = useWinnersWords;

export const useWinnerKinds = () => WINNER_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }));
export const useMailStates = () =>
  PRIZE_MAIL_STATES.map((value) => ({ value, label: usePrizesWords.t(`mail.${value}`) }));
export const useChannels = () => CONTACT_CHANNELS.map((value) => ({ value, label: t(`channel.${value}`) }));
export const useOutcomes = () => CONTACT_OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }));
export const useDocumentKinds = () =>
  WINNER_DOCUMENTS.map((value) => ({ value, label: t(`document.${value}`) }));

/** The ways out that are open from a state. */
export const exitsFrom = (from: WinnerState) =>
  WINNER_EXITS.filter((to) => canMoveWinner(from, to)).map((value) => ({
    value,
    label: t(`state.${value}`),
  }));

/** Draws that have winners. */
export const useDrawChoices = () => useApiQuery(winners.draws).data ?? [];
