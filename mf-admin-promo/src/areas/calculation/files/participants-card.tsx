import { calculationFiles, type DrawListPart } from '@fio/contracts/admin/calculation-files';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { type CalculationDetail, type ReadBy, textOfCode } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { useCalculationWords } from '../words.ts';
import { DownloadButton } from './download-button.tsx';
import { FileRow } from './file-row.tsx';
import { FileSize } from './file-size.tsx';
import own from './files.module.css';

interface Props {
  readonly draw: Pick<CalculationDetail, 'id'> & ReadBy;
  readonly parts: readonly DrawListPart[];
}

/** The participants' files of the frozen list, to be sent to the authority before the extraction. */
export function ParticipantsCard({ draw, parts }: Props) {
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
        <ul className={own['list']}>
          {parts.map(({ part, name, firstCode, lastCode, count, bytes, sha256 }) => (
            <FileRow
              key={part}
              title={t('files.part', { part })}
              facts={
                <>
                  <span>
                    {t('files.range', {
                      first: textOfCode(firstCode, draw),
                      last: textOfCode(lastCode, draw),
                    })}
                  </span>
                  <span>{t('files.count', { count, total: format.number(count) })}</span>
                  <FileSize bytes={bytes} />
                </>
              }
              sha256={sha256}
              action={
                <DownloadButton
                  name={name}
                  endpoint={calculationFiles.part}
                  input={{ params: { id: draw.id, part } }}
                />
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}
