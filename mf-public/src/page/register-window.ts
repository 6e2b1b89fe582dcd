import { boot } from '@fio/platform/boot';
import { useSearchParams } from '@fio/platform/router';
import { promotionWindow, windowBound, type PromotionWindow } from '@fio/domain/window';

export interface RegisterWindow extends PromotionWindow {
  readonly start: Date | null;
  readonly end: Date | null;
  readonly now: Date;
}

const dateOf = (text: string | null, edge: 'start' | 'end'): Date | null => {
  const date = text ? windowBound(text, edge) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
};

/**
 * The registration window as the page shows it. `register_start` and `register_end` in the address preview
 * another one; what the server accepts is the server's own.
 */
export function useRegisterWindow(now: Date): RegisterWindow {
  const [search] = useSearchParams();
  const { register } = boot().windows;
  const start = dateOf(search.get('register_start'), 'start') ?? dateOf(register.start, 'start');
  const end = dateOf(search.get('register_end'), 'end') ?? dateOf(register.end, 'end');
  return { ...promotionWindow(start, end, now), start, end, now };
}
