import { PRIZE_REASONS } from '@fio/domain/prize-validation';
import { usePrizesWords } from './words.ts';

const { t } = usePrizesWords;

export const useReasons = () => PRIZE_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }));
