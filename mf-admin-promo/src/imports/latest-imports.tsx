import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { Link } from '@fio/design-system/link';
import { Heading } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import type { Imported } from './under-way.ts';
import { useImportsWords } from './words.ts';
import classes from './imports.module.css';

const TONES: Record<Imported['state'], ChipTone> = {
  receiving: 'neutral',
  checking: 'info',
  checked: 'warning',
  importing: 'info',
  imported: 'success',
  failed: 'error',
  cancelled: 'neutral',
};

interface Props {
  readonly path: string;
  readonly items: readonly Omit<Imported, 'failure' | 'version'>[] | undefined;
}

/** What was imported lately, and what still waits for a yes. */
export function LatestImports({ path, items = [] }: Props) {
  const t = useImportsWords();
  const navigate = useNavigate();
  if (items.length === 0) return null;
  return (
    <section className={classes['problems']}>
      <Heading level={2} size="s">
        {t('latest')}
      </Heading>
      <ul className={classes['latest']}>
        {items.map(({ id, by, createdAt, state }) => (
          <li key={id}>
            <Link href={`${path}?id=${id}`} onNavigate={(href) => void navigate(href)}>
              {t('by', { name: by, when: format.dateTime(createdAt) })}
            </Link>
            <StateChip tone={TONES[state]}>{t(`state.${state}`)}</StateChip>
          </li>
        ))}
      </ul>
    </section>
  );
}
