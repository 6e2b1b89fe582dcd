import { adminRegulations } from '@fio/contracts/admin/regulations';
import { Link } from '@fio/design-system/link';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import { regulationState } from './regulation-state.ts';
import type { RegulationDetail } from './regulation-values.ts';
import classes from './regulations.module.css';
import { useRegulationsWords } from './words.ts';

/** The versions of the document, the latest first. */
export function RegulationVersions({ record: { id: own, versions } }: { record: RegulationDetail }) {
  const t = useRegulationsWords();
  const navigate = useNavigate();
  return (
    <ul className={classes['versions']}>
      {versions.map(({ id, number, state, effectiveFrom }) => (
        <li key={id}>
          <Link
            href={`${adminRegulations.list.path}/${id}`}
            onNavigate={(href) => void navigate(href)}
            aria-current={id === own ? 'page' : undefined}
          >
            {t('versions.item', { number })}
          </Link>
          <regulationState.Chip value={state} />
          {effectiveFrom && <span>{t('versions.since', { date: format.dateTime(effectiveFrom) })}</span>}
        </li>
      ))}
    </ul>
  );
}
