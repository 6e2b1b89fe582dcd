import { useSyncExternalStore } from 'react';
import { reveal } from '@fio/domain/caesar';
import { Link } from '@fio/design-system/link';
import { boot } from '../boot/index.ts';

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

/** The contact as a link that writes or calls; nothing while it can't be read. */
export function ContactLink({ contact, className }: { contact: Contact; className?: string }) {
  const address = useContact(contact);
  if (address === null) return null;
  const href = contact === 'phone' ? `tel:${address.replace(/[^\d+]/g, '')}` : `mailto:${address}`;
  return (
    <Link href={href} className={className}>
      {address}
    </Link>
  );
}
