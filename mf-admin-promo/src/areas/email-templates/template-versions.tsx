import { emailTemplates } from '@fio/contracts/admin/email-templates';
import { Link } from '@fio/design-system/link';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import classes from './email-templates.module.css';
import { templateState } from './template-state.ts';
import type { TemplateDetail } from './template-values.ts';
import { useEmailTemplatesWords } from './words.ts';

/** The versions of the letter, the latest first. */
export function TemplateVersions({ record: { id: own, versions } }: { record: TemplateDetail }) {
  const t = useEmailTemplatesWords();
  const navigate = useNavigate();
  return (
    <ul className={classes['versions']}>
      {versions.map(({ id, number, state, publishedAt }) => (
        <li key={id}>
          <Link
            href={`${emailTemplates.list.path}/${id}`}
            onNavigate={(href) => void navigate(href)}
            aria-current={id === own ? 'page' : undefined}
          >
            {t('versions.item', { number })}
          </Link>
          <templateState.Chip value={state} />
          {publishedAt && <span>{t('versions.since', { date: format.dateTime(publishedAt) })}</span>}
        </li>
      ))}
    </ul>
  );
}
