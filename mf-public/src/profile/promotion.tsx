import { Slot } from '@fio/platform/remote';
import classes from './profile.module.css';

/** What the promotion's remotes own of a visitor: their places are here, their remotes come with their issues. */
export const PROMOTION_SLOTS = ['profile.numbers', 'profile.prizes', 'profile.invoices'] as const;

/** Lucky numbers, prizes and invoices, each drawn by the remote that owns it. */
export const Promotion = () => (
  <div className={classes['parts']}>
    {PROMOTION_SLOTS.map((name) => (
      <Slot key={name} name={name} />
    ))}
  </div>
);
