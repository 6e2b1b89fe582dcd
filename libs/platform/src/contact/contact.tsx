import { useSyncExternalStore } from 'react';
import { reveal } from '@fio/domain/caesar';
import { Link } from '@fio/design-system/link';
import { boot } from '../boot/index.ts';
import classes from './contact.module.css';

export type Contact = 'email' | 'phone' | 'privacy';

const never = () => () => undefined;

/** One of the campaign's contacts, readable only where scripts run: null in the HTML and where there is none. */
export function useContact(contact: Contact): string | null {
  return useSyncExternalStore(
    never,
    () => {
      const hidden = boot().campaign.contacts[contact];
      return hidden && reveal(hidden);
    },
    () => null,
  );
}

/** The contact as a link that writes or calls; while it can't be read yet, as much room as it will take. */
export function ContactLink({ contact, className }: { contact: Contact; className?: string }) {
  const address = useContact(contact);
  const hidden = boot().campaign.contacts[contact];
  if (hidden === null) return null;
  if (address === null) return <span className={classes['place']}>{hidden.text}</span>;
  const href = contact === 'phone' ? `tel:${address.replace(/[^\d+]/g, '')}` : `mailto:${address}`;
  return (
    <Link href={href} className={className}>
      {address}
    </Link>
  );
}
