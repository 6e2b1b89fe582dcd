import { drawRehearsal } from '@fio/contracts/admin/draw-rehearsal';
import { Button } from '@fio/design-system/button';
import { IconPlayerPlay } from '@fio/design-system/icons';
import { Heading, Text } from '@fio/design-system/text';
import { useMay } from '@fio/platform/area';
import { toast } from '@fio/platform/feedback';
import classes from '../calculation.module.css';
import { alreadyReported, useStep } from '../use-step.ts';
import { useRehearsalWords } from './words.ts';

/** What a rehearsal is and what it never does; or that there is none any more. */
export function Begin({ drawId, isOpen }: { drawId: string; isOpen: boolean }) {
  const t = useRehearsalWords();
  const may = useMay()(drawRehearsal.start);
  const { take, isPending } = useStep(drawRehearsal.start);
  const begin = async () => {
    await take({ params: { id: drawId } });
    toast.success(t('begin.done'));
  };
  return (
    <section className={classes['card']} aria-labelledby="begin">
      <Heading level={2} size="s" id="begin">
        {t(isOpen ? 'begin.title' : 'over.title')}
      </Heading>
      <Text className={classes['medium']}>{t(isOpen ? 'begin.text' : 'over.text')}</Text>
      {isOpen && (
        <Text tone="muted" className={classes['medium']}>
          {t('begin.keeps')}
        </Text>
      )}
      {isOpen && may && (
        <div className={classes['buttons']}>
          <Button
            icon={<IconPlayerPlay size={16} />}
            loading={isPending}
            onClick={() => void begin().catch(alreadyReported)}
          >
            {t('begin')}
          </Button>
        </div>
      )}
      {isOpen && !may && <Text tone="muted">{t('notYours')}</Text>}
    </section>
  );
}
