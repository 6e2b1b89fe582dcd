import { isDateText, todayInSaoPaulo } from '@fio/domain/calendar';
import { useWatch } from 'react-hook-form';
import { serverNow } from '../../boot/index.ts';
import type { FieldProps } from '../form/field-props.ts';

/** The first or the last that counts: that of now, or what stands in another field of the form, of the same kind. */
export type Bound = 'now' | { readonly field: string };

export interface Bounds {
  readonly from?: Bound;
  readonly to?: Bound;
}

interface Kind {
  readonly now: () => string;
  readonly isOne: (value: string) => boolean;
}

/** A day of São Paulo's calendar, YYYY-MM-DD. */
export const DAYS: Kind = { now: () => todayInSaoPaulo(serverNow()), isOne: isDateText };

/** An instant, ISO 8601. */
export const INSTANTS: Kind = {
  now: () => serverNow().toISOString(),
  isOne: (value) => value.includes('T') && !Number.isNaN(Date.parse(value)),
};

/** The bounds as a field takes them; none where the other field has nothing yet. */
export function useBounds(
  { form }: Pick<FieldProps, 'form'>,
  { from, to }: Bounds,
  { now, isOne }: Kind,
): { min?: string; max?: string } {
  const named = [from, to].flatMap((bound) => (typeof bound === 'object' ? bound.field : []));
  const values: readonly unknown[] = useWatch({ control: form.control, name: named });
  const valueOf = (bound: Bound | undefined) => {
    if (bound === 'now') return now();
    const value = bound && values[named.indexOf(bound.field)];
    return typeof value === 'string' && isOne(value) ? value : undefined;
  };
  const [min, max] = [valueOf(from), valueOf(to)];
  return { ...(min && { min }), ...(max && { max }) };
}
