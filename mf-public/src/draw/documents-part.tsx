import type { DrawPage } from '@fio/contracts/public/draw-proof';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import classes from './draw.module.css';
import { Part } from './part.tsx';
import { useDrawWords } from './words.ts';

/** The documents for everyone, each with what its bytes can be checked by. */
export function DocumentsPart({ draw: { slug, documents } }: { draw: DrawPage }) {
  const t = useDrawWords();
  if (documents.length === 0) return null;
  return (
    <Part title={t('documents')}>
      <ul className={classes['files']}>
        {documents.map(({ kind, bytes, sha256 }) => (
          <li key={kind}>
            <Link href={`/api/draws/${slug}/documents/${kind}`} download>
              {t(`document.${kind}`)}
            </Link>
            <Text size="small" tone="muted" className={classes['anywhere']}>
              {t('documentSize', { bytes: format.number(bytes), hash: sha256 })}
            </Text>
          </li>
        ))}
      </ul>
    </Part>
  );
}
