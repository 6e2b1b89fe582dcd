import { DRAW_STATES } from '@fio/domain/draw/draw-state';
import { useCalculationWords } from '../calculation/words.ts';

const { t } = useCalculationWords;

/** The states of a draw, in their order. */
export const useStates = () => DRAW_STATES.map((value) => ({ value, label: t(`state.${value}`) }));
