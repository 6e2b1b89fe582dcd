import { numberOfCode } from '@fio/domain/draw/number-list';
import { formatLuckyNumber } from '@fio/domain/lucky-number';

/** A number of a list as it is printed, `012/34567`, where each series has so many (`size`). */
export const codeText = (code: number, size: number): string => formatLuckyNumber(numberOfCode(code), size);
