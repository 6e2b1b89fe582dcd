import { PRIZE_STATES } from '@fio/domain/prize';
import { PRIZE_REASONS } from '@fio/domain/prize-validation';
import { PRIZE_ORIGINS } from '@fio/contracts/admin/prizes';
import { usePrizesWords } from './words.ts';

const { t } = usePrizesWords;

export const useStates = () => PRIZE_STATES.map((value) => ({ value, label: t(`state.${value}`) }));
export const useOrigins = () => PRIZE_ORIGINS.map((value) => ({ value, label: t(`origin.${value}`) }));
export const useReasons = () => PRIZE_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }));
