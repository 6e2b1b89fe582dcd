import { MASKS } from '@fio/domain/field-masks';
import { useMemo, useState } from 'react';
import { DayButton, DayPicker } from 'react-day-picker';
import type { DayButtonProps } from 'react-day-picker';
import { Button } from '../button/button.tsx';
import type { CalendarProps } from './calendar-button.tsx';
import { calendarTexts, dateOf, isoOf } from './calendar-texts.ts';
import { rangeText } from './date-range.ts';
import { isTime } from './date-text.ts';
import { MaskedField } from './masked-field.tsx';
import { instantToWall } from './sao-paulo-time.ts';
import classes from './calendar.module.css';

const YEARS_BACK = 100;
const YEARS_AHEAD = 20;

/** The day that the arrows start from is where the focus goes when the calendar opens. */
const FocusedDay = (props: DayButtonProps) => (
  <DayButton {...props} data-autofocus={props.tabIndex === 0 || undefined} />
);

const todayInBrazil = () => dateOf(instantToWall(new Date().toISOString()).slice(0, 10)) ?? new Date();
const yearsFrom = (date: Date, years: number) => new Date(date.getFullYear() + years, 0, 1, 12);
const earlier = (...dates: Date[]) => new Date(Math.min(...dates.map(Number)));
const later = (...dates: Date[]) => new Date(Math.max(...dates.map(Number)));

/** The day of the bounds that is nearest to one. */
function nearest(date: Date, first: Date | undefined, last: Date | undefined): Date {
  const from = first ? later(date, first) : date;
  return last ? earlier(from, last) : from;
}

/** A month of days, weeks from Sunday; with a time it asks for that too, and is done by a button. */
export function Calendar({
  kind,
  words,
  value,
  min,
  max,
  onPick,
  onClose,
}: CalendarProps & { onClose: () => void }) {
  const { t } = words;
  const [pickedDay = '', pickedTime = '00:00'] = value ? value.split('T') : [];
  const [day, setDay] = useState(pickedDay);
  const [time, setTime] = useState(pickedTime);
  const texts = useMemo(() => calendarTexts(words), [words]);
  const [today] = useState(todayInBrazil);
  const chosen = dateOf(day);
  const [first, last] = [dateOf(min?.slice(0, 10) ?? ''), dateOf(max?.slice(0, 10) ?? '')];
  const shown = [today, chosen ?? today] as const;
  const pick = (date: Date) => (kind.hasTime ? setDay(isoOf(date)) : onPick(isoOf(date)));
  const whole = day && isTime(time) ? `${day}T${time}` : '';
  return (
    <div className={classes.calendar}>
      <DayPicker
        mode="single"
        required
        selected={chosen}
        onSelect={pick}
        today={today}
        defaultMonth={chosen ?? nearest(today, first, last)}
        startMonth={first ?? earlier(yearsFrom(today, -YEARS_BACK), ...shown)}
        endMonth={last ?? later(yearsFrom(today, YEARS_AHEAD), ...shown)}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        weekStartsOn={0}
        captionLayout="dropdown"
        navLayout="around"
        fixedWeeks
        lang={words.locale}
        footer={rangeText(words, kind, { min, max })}
        components={{ DayButton: FocusedDay }}
        classNames={classes}
        {...texts}
      />
      {kind.hasTime && (
        <MaskedField
          label={t('time')}
          mask={MASKS.time}
          inputMode="numeric"
          placeholder="hh:mm"
          autoComplete="off"
          error={time.length === 5 && !isTime(time) ? t('problem.time') : undefined}
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && whole && onPick(whole)}
        />
      )}
      <div className={classes.buttons}>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {t('close')}
        </Button>
        {kind.hasTime && (
          <Button size="sm" disabled={!whole} onClick={() => onPick(whole)}>
            {t('use')}
          </Button>
        )}
      </div>
    </div>
  );
}
