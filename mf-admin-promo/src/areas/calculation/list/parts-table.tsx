import { format } from '@fio/platform/i18n';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { useCalculationWords } from '../words.ts';

type Files = NonNullable<CalculationDetail['list']>['files'];

/** The participants' files that are written, each with its hash. */
export function PartsTable({ files }: { files: Files }) {
  const t = useCalculationWords();
  return (
    <div className={classes['scroll']} role="group" aria-label={t('parts')} tabIndex={0}>
      <table className={classes['table']}>
        <caption className={classes['caption']}>{t('parts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('field.part')}</th>
            <th scope="col">{t('field.count')}</th>
            <th scope="col">{t('field.bytes')}</th>
            <th scope="col">{t('field.sha256')}</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ part, count, bytes, sha256 }) => (
            <tr key={part}>
              <th scope="row">{part}</th>
              <td>{format.number(count)}</td>
              <td>{format.number(bytes)}</td>
              <td>
                <code className={classes['hash']}>{sha256}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
