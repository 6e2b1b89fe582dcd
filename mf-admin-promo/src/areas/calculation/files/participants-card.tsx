import { calculationFiles, type DrawListPart } from '@fio/contracts/admin/calculation-files';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { textOfCode } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { useCalculationWords } from '../words.ts';
import { DownloadButton } from './download-button.tsx';
import { FileSize } from './file-size.tsx';

interface Props {
  readonly drawId: string;
  readonly parts: readonly DrawListPart[];
}

/** The participants' files of the frozen list, to be sent to the authority before the extraction. */
export function ParticipantsCard({ drawId, parts }: Props) {
  const t = useCalculationWords();
  return (
    <section className={classes['card']} aria-labelledby="participants">
      <Heading level={2} size="s" id="participants">
        {t('files.participants')}
      </Heading>
      <Text tone="muted" className={classes['medium']}>
        {t(parts.length === 0 ? 'files.participantsNone' : 'files.participantsText')}
      </Text>
      {parts.length > 0 && (
        <div className={classes['scroll']} role="group" aria-labelledby="participants" tabIndex={0}>
          <table className={classes['table']}>
            <thead>
              <tr>
                <th scope="col">{t('field.part')}</th>
                <th scope="col">{t('files.field.range')}</th>
                <th scope="col">{t('files.field.numbers')}</th>
                <th scope="col">{t('files.field.size')}</th>
                <th scope="col">{t('field.sha256')}</th>
                <th scope="col">{t('files.field.action')}</th>
              </tr>
            </thead>
            <tbody>
              {parts.map(({ part, name, firstCode, lastCode, count, bytes, sha256 }) => (
                <tr key={part}>
                  <th scope="row">{part}</th>
                  <td>{t('files.range', { first: textOfCode(firstCode), last: textOfCode(lastCode) })}</td>
                  <td>{format.number(count)}</td>
                  <td>
                    <FileSize bytes={bytes} />
                  </td>
                  <td>
                    <code className={classes['hash']}>{sha256}</code>
                  </td>
                  <td>
                    <DownloadButton
                      name={name}
                      endpoint={calculationFiles.part}
                      input={{ params: { id: drawId, part } }}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
