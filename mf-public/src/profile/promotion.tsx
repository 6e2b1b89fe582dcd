import type { ProfilePart } from '@fio/domain/profile-part';
import { Slot } from '@fio/platform/remote';
import { useSearchParams } from '@fio/platform/router';
import classes from './profile.module.css';

/** What the promotion's remotes own of a visitor, by what stands in the address when it is asked for. */
const MATTERS = [
  ['numeros', 'profile.numbers'],
  ['premios', 'profile.prizes'],
  ['notas', 'profile.invoices'],
] as const satisfies readonly (readonly [ProfilePart, string])[];
export const PROMOTION_SLOTS = MATTERS.map(([, slot]) => slot);

/** Whether `?aba=` asks for one of them. */
export const isMatter = (id: string | null): boolean => MATTERS.some(([matter]) => matter === id);

/** Lucky numbers, prizes and invoices, each drawn by the remote that owns it; the one that is asked for first. */
export function Promotion() {
  const [search] = useSearchParams();
  const asked = search.get('aba');
  const ordered = MATTERS.toSorted(([one], [other]) => Number(other === asked) - Number(one === asked));
  return (
    <div className={classes['parts']}>
      {ordered.map(([, slot]) => (
        <Slot key={slot} name={slot} />
      ))}
    </div>
  );
}
