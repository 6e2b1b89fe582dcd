import type { ListFile } from '@fio/domain/draw/list-commitment';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import classes from './draw.module.css';
import { useDrawWords } from './words.ts';

/** The participants' files by their digests: their names are nobody else's business. */
export function ListFiles({ files }: { files: readonly ListFile[] }) {
  const t = useDrawWords();
  return (
    <>
      <Text>{t('listFiles')}</Text>
      <Text tone="muted" size="small">
        {t('listFilesText')}
      </Text>
      <ul className={classes['files']}>
        {files.map(({ part, count, bytes, sha256 }) => (
          <li key={part}>
            <Text numeric>
              {t('file', { part })} ·{' '}
              {t('fileSize', { count, total: format.number(count), bytes: format.number(bytes) })}
            </Text>
            <code className={classes['bytes']}>{sha256}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
