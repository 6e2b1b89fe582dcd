import { prizeSchedules } from '@fio/contracts/admin/prize-schedules';
import { adminPrizes } from '@fio/contracts/admin/prizes';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { Button } from '@fio/design-system/button';
import { PageHeader } from '@fio/design-system/page';
import { Heading, Text } from '@fio/design-system/text';
import { aboutRecord, useUnsaved } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { confirm, toast } from '@fio/platform/feedback';
import { useContractForm, useWatch } from '@fio/platform/forms';
import { useNavigate } from '@fio/platform/router';
import { AllotmentField } from './allotment-field.tsx';
import classes from './prize-schedules.module.css';
import type { ScheduleValues } from './schedule-detail.ts';
import { previewOf } from './schedule-preview.ts';
import { WhenFields } from './when-fields.tsx';
import { usePrizeSchedulesWords } from './words.ts';

const NEW: ScheduleValues = {
  title: '',
  rule: 'moments',
  startsAt: '',
  endsAt: '',
  opensMinute: 480,
  closesMinute: 1320,
  every: null,
  allotment: [{ kindId: '', quantity: 1 }],
};

/** /admin/prizes/schedules/create: the plan of a schedule, what it promises, and the promise itself. */
export function GeneratePage() {
  const t = usePrizeSchedulesWords();
  const navigate = useNavigate();
  const { mutateAsync } = useApiMutation(prizeSchedules.create, [prizeSchedules.list, adminPrizes.list]);
  const { form, submit, errorOf } = useContractForm(prizeSchedules.create.body, NEW);
  const guard = useUnsaved(form.formState.isDirty);
  const plan = useWatch({ control: form.control }) as ScheduleValues;
  const preview = previewOf(plan);
  const send = submit(async (body) => {
    const text = aboutRecord(body.title, () => t('commit.text', { summary: preview ?? '' }));
    const asked = { title: t('commit.title'), text };
    if (!(await confirm({ ...asked, confirmText: t('generate'), cancelText: t('cancel') }))) return;
    const { id } = await mutateAsync({ body });
    guard.release();
    toast.success(t('commit.done'));
    void navigate(`${prizeSchedules.list.path}/${id}`);
  });
  const trail = [
    { title: t('prizes'), href: adminPrizes.list.path },
    { title: t('title'), href: prizeSchedules.list.path },
    { title: t('generate') },
  ];
  return (
    <>
      <PageHeader
        title={t('generate')}
        breadcrumbs={
          <Breadcrumbs label={t('prizes')} items={trail} onNavigate={(href) => void navigate(href)} />
        }
      />
      <form noValidate className={classes['form']} onSubmit={(event) => void send(event)}>
        <WhenFields form={form} errorOf={errorOf} />
        <AllotmentField control={form.control} errorOf={errorOf} />
        <section className={classes['section']} aria-labelledby="preview">
          <Heading level={2} size="s" id="preview">
            {t('section.preview')}
          </Heading>
          <Text aria-live="polite">{preview ?? t('preview.empty')}</Text>
          <Text tone="muted" size="small">
            {t('commit.warning')}
          </Text>
        </section>
        {errorOf('root') && (
          <Text tone="error" role="alert">
            {errorOf('root')}
          </Text>
        )}
        <div className={classes['buttons']}>
          <Button variant="secondary" onClick={() => void navigate(prizeSchedules.list.path)}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('generate')}
          </Button>
        </div>
      </form>
    </>
  );
}
