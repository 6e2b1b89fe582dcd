import { notifications } from '@fio/contracts/public/notifications';
import { type QuietHours as Hours, USUAL_QUIET_HOURS } from '@fio/domain/notification';
import { SelectField, SwitchField } from '@fio/design-system/fields';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { hourText } from '../../notifications/hour-text.ts';
import classes from '../../notifications/notifications.module.css';
import { useNotificationsWords } from '../../notifications/words.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Off, or between two hours; in force at once, for what waits too. */
export function QuietHours({ quiet }: { quiet: Hours }) {
  const t = useNotificationsWords();
  const save = useApiMutation(notifications.setQuiet, [notifications.own]);
  const shown = save.isPending ? save.variables.body : quiet;
  const isOn = shown.from !== shown.until;
  const change = async (hours: Hours) => {
    await save.mutateAsync({ body: hours });
    toast.success(t('quietSaved'));
  };
  const set = (hours: Hours) => {
    if (!save.isPending) void change(hours).catch(() => undefined);
  };
  const choices = (other: number) =>
    HOURS.filter((hour) => hour !== other).map((hour) => ({ value: String(hour), label: hourText(hour) }));
  const { from, until } = shown;
  return (
    <div className={classes['switches']}>
      <SwitchField
        label={t('quietOn')}
        checked={isOn}
        aria-busy={save.isPending}
        onChange={(event) => set(event.currentTarget.checked ? USUAL_QUIET_HOURS : { from: 0, until: 0 })}
      />
      {isOn && (
        <div className={classes['hours']}>
          <SelectField
            label={t('quietFrom')}
            value={String(from)}
            data={choices(until)}
            // A list of hours in their order: a telephone's keyboard would only cover it.
            searchable={false}
            onChange={(hour) => set({ from: Number(hour), until })}
          />
          <SelectField
            label={t('quietUntil')}
            value={String(until)}
            data={choices(from)}
            searchable={false}
            onChange={(hour) => set({ from, until: Number(hour) })}
          />
        </div>
      )}
    </div>
  );
}
