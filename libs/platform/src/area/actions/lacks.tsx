import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { navigateTo } from '../../router/index.ts';
import { useAreaWords } from '../area-words.ts';
import classes from './action-dialog.module.css';

/** What an action needs of a record beyond what its dialog asks for. */
export interface Lack {
  /** The field's, where it has one. */
  readonly label: string | undefined;
  readonly message: string;
}

/** The page on which they are put right, where the person may go there. */
export interface Mend {
  readonly href: string;
  readonly label: string;
}

interface Props {
  readonly lacks: readonly Lack[];
  readonly mend: Mend | undefined;
  readonly onLeave: () => void;
}

/** All that stands against an action, each by the name of its field, with the way to put it right. */
export function Lacks({ lacks, mend, onLeave }: Props) {
  const t = useAreaWords();
  return (
    <div role="alert" className={classes['refusal']}>
      <Text>{t('lacks.text')}</Text>
      <ul>
        {lacks.map(({ label, message }) => (
          <li key={`${label} ${message}`}>
            {label && <strong>{label}: </strong>}
            {message}
          </li>
        ))}
      </ul>
      {mend && (
        <Link
          href={mend.href}
          onNavigate={(href) => {
            onLeave();
            navigateTo(href);
          }}
        >
          {mend.label}
        </Link>
      )}
    </div>
  );
}
