import type { RegulationPage } from '@fio/contracts/public/regulations';
import { Link } from '@fio/design-system/link';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { documentAddress } from './document-address.ts';
import classes from './regulations.module.css';
import { useRegulationsWords } from './words.ts';

/** Says so when the version that is open is not the one in force. */
export function DocumentState({ document: one }: { document: RegulationPage }) {
  const t = useRegulationsWords();
  const { state, slug, documents } = one;
  if (state === 'current') return null;
  const text =
    state === 'scheduled'
      ? t('scheduledText', { date: format.date(one.effectiveFrom) })
      : t('supersededText');
  return (
    <aside className={classes['warning']}>
      <strong>{t(state === 'scheduled' ? 'scheduledTitle' : 'supersededTitle')}</strong>
      <p>{text}</p>
      {documents.some((current) => current.slug === slug) && (
        <Link href={documentAddress(one)} onNavigate={navigateTo}>
          {t('seeCurrent')}
        </Link>
      )}
    </aside>
  );
}
