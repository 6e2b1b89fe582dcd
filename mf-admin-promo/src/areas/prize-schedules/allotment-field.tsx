import { prizeKinds } from '@fio/contracts/admin/prize-kinds';
import { Button, IconButton } from '@fio/design-system/button';
import { FieldError, SelectField } from '@fio/design-system/fields';
import { NumberField } from '@fio/design-system/fields-admin';
import { IconPlus, IconTrash } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { Heading } from '@fio/design-system/text';
import { type Control, Controller, useFieldArray } from '@fio/platform/forms';
import { useNavigate } from '@fio/platform/router';
import { useKinds } from '../prizes/prize-choices.ts';
import classes from './prize-schedules.module.css';
import type { ScheduleValues } from './schedule-detail.ts';
import { usePrizeSchedulesWords } from './words.ts';

type Path = 'allotment' | `allotment.${number}.kindId` | `allotment.${number}.quantity`;
interface Props {
  readonly control: Control<ScheduleValues>;
  readonly errorOf: (path: Path) => string | undefined;
}

/** Which prizes, and how many of each. */
export function AllotmentField({ control, errorOf }: Props) {
  const t = usePrizeSchedulesWords();
  const navigate = useNavigate();
  const kinds = useKinds();
  const { fields, append, remove } = useFieldArray({ control, name: 'allotment' });
  const problem = errorOf('allotment');
  return (
    <section className={classes['section']} data-field="allotment" aria-labelledby="schedule-what">
      <Heading level={2} size="s" id="schedule-what">
        {t('section.what')}
      </Heading>
      {kinds.length === 0 && (
        <Link href={prizeKinds.list.path} onNavigate={(href) => void navigate(href)}>
          {t('kinds.none')}
        </Link>
      )}
      <ol className={classes['lines']}>
        {fields.map(({ id }, index) => (
          <li key={id} className={classes['line']}>
            <Controller
              control={control}
              name={`allotment.${index}.kindId`}
              render={({ field }) => (
                <SelectField
                  {...field}
                  label={t('field.kind')}
                  required
                  data={kinds}
                  error={errorOf(`allotment.${index}.kindId`)}
                />
              )}
            />
            <Controller
              control={control}
              name={`allotment.${index}.quantity`}
              render={({ field }) => (
                <NumberField
                  {...field}
                  label={t('field.quantity')}
                  required
                  min={1}
                  error={errorOf(`allotment.${index}.quantity`)}
                />
              )}
            />
            <IconButton
              label={t('line.remove', { position: index + 1 })}
              disabled={fields.length === 1}
              onClick={() => remove(index)}
            >
              <IconTrash />
            </IconButton>
          </li>
        ))}
      </ol>
      {problem && <FieldError>{problem}</FieldError>}
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<IconPlus size={16} />}
          onClick={() => append({ kindId: '', quantity: 1 })}
        >
          {t('line.add')}
        </Button>
      </div>
    </section>
  );
}
