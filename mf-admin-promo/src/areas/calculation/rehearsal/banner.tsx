import { drawRehearsal, type RehearsedDraw } from '@fio/contracts/admin/draw-rehearsal';
import type { RehearsalState } from '@fio/domain/draw/rehearsal';
import { Button } from '@fio/design-system/button';
import { Heading, Text } from '@fio/design-system/text';
import { aboutRecord, useMay } from '@fio/platform/area';
import { confirm, toast } from '@fio/platform/feedback';
import { format } from '@fio/platform/i18n';
import classes from '../calculation.module.css';
import { DownloadButton } from '../files/download-button.tsx';
import { alreadyReported, useStep } from '../use-step.ts';
import own from './rehearsal.module.css';
import { useRehearsalWords } from './words.ts';

type Props = { record: RehearsedDraw };

/** What is other than on the day, at each stage. */
const NOTES = {
  scheduled: ['note.scheduled'],
  frozen: ['note.extraction'],
  extraction_recorded: ['note.extraction'],
  confirmed: ['note.confirmed'],
  calculated: ['note.calculated'],
  reviewed: ['note.reviewed', 'note.witnesses'],
} as const satisfies Record<RehearsalState, readonly Parameters<typeof useRehearsalWords.t>[0][]>;

function Remove({ record: { id, title } }: Props) {
  const t = useRehearsalWords();
  const { take, isPending } = useStep(drawRehearsal.remove);
  const remove = async () => {
    const text = aboutRecord(title, () => t('remove.ask'));
    const asked = { title: t('remove'), text, confirmText: t('remove') };
    if (!(await confirm({ ...asked, cancelText: t('cancel') }))) return;
    await take({ params: { id } });
    toast.success(t('remove.done'));
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isPending}
      onClick={() => void remove().catch(alreadyReported)}
    >
      {t('remove')}
    </Button>
  );
}

/** What it is, said before anything else, and the way out of it. */
export function Banner({ record }: Props) {
  const t = useRehearsalWords();
  const may = useMay();
  const { startedBy, startedAt, removedOn, finishedAt, isTypedAlone, state } = record;
  const notes = finishedAt === null && state in NOTES ? NOTES[state as RehearsalState] : [];
  const began = { by: startedBy, when: format.dateTime(startedAt), day: format.day(removedOn) };
  return (
    <section className={own['banner']} aria-labelledby="rehearsal">
      <Heading level={2} size="s" id="rehearsal">
        {t('banner.title')}
      </Heading>
      <Text className={classes['medium']}>{t('banner.text', began)}</Text>
      {finishedAt !== null && <Text>{t('finished.text')}</Text>}
      {notes.map((note) => (
        <Text key={note} className={classes['medium']}>
          {t(note)}
        </Text>
      ))}
      {isTypedAlone && <Text>{t('banner.alone')}</Text>}
      <div className={classes['buttons']}>
        {state === 'reviewed' && may(drawRehearsal.paper) && (
          <>
            <Text>{t('paper')}</Text>
            <DownloadButton
              name={t('paper')}
              endpoint={drawRehearsal.paper}
              input={{ params: { id: record.id } }}
            />
          </>
        )}
        {may(drawRehearsal.remove) && <Remove record={record} />}
      </div>
    </section>
  );
}
