import { numberOfCode } from '@fio/domain/draw/number-list';
import { formatLuckyNumber } from '@fio/domain/lucky-number';

/** A number of a list as it is printed, `012/34567`. */
export const codeText = (code: number): string => formatLuckyNumber(numberOfCode(code));
