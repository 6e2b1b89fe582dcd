import type { RegulationCard } from '@fio/contracts/public/regulations';
import { Link } from '@fio/design-system/link';
import { documentAddress } from '../regulations/document-address.ts';
import { useRegisterWords } from './words.ts';
import classes from './registration-form.module.css';

/** The documents a box is about, each in the version that is accepted; opened beside the form, which stays as it is. */
export function DocumentLinks({ documents }: { documents: readonly RegulationCard[] }) {
  const t = useRegisterWords();
  return (
    <span className={classes['documents']}>
      {documents.map((one) => (
        <Link key={one.id} href={documentAddress(one)} target="_blank" rel="noopener">
          {t('readDocument', { title: one.title, number: one.number })}
        </Link>
      ))}
    </span>
  );
}
