import type { VerifierPage } from '@fio/contracts/public/transparency';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import classes from '../draw/draw.module.css';
import { Part } from '../draw/part.tsx';
import { useVerifierWords } from './words.ts';

/** What checks a draw without us; with `slug`, of that published draw, the evidence too. */
export function VerifierPart({ page, slug }: { page: VerifierPage | undefined; slug?: string }) {
  const t = useVerifierWords();
  if (page === undefined && slug === undefined) return null;
  return (
    <Part title={t('title')} lead={t(slug === undefined ? 'lead' : 'leadDraw')}>
      <ul className={classes['files']}>
        {slug !== undefined && (
          <li>
            <Link href={`/api/draws/${slug}/bundle`} download>
              {t('bundle')}
            </Link>
            <Text size="small" tone="muted">
              {t('bundleText')}
            </Text>
          </li>
        )}
        {page && (
          <li>
            <Link href="/transparency/verifier.html" download>
              {t('page')}
            </Link>
            <Text size="small" tone="muted" className={classes['anywhere']}>
              {t('pageText', { bytes: format.number(page.bytes), hash: page.sha256 })}
            </Text>
          </li>
        )}
      </ul>
    </Part>
  );
}
