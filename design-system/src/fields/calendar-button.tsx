import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { IconCalendar } from '../icons/index.ts';
import { cx } from '../internal/cx.ts';
import type { DateKind } from './date-kind.ts';
import type { DateBounds } from './date-problem.ts';
import type { DateWords } from './date-words.ts';
import classes from './calendar.module.css';

export type CalendarProps = DateBounds & {
  kind: DateKind;
  words: DateWords;
  /** What is chosen so far; '' for nothing. */
  value: string;
  onPick: (value: string) => void;
};

export type CalendarPopoverProps = CalendarProps & {
  labelId: string;
  /** `isDone` when the focus goes back to the button; otherwise the person is somewhere else already. */
  onClose: (isDone: boolean) => void;
};

type Props = CalendarProps & { labelId: string; disabled?: boolean | undefined };

/** Opens the calendar beside a field, which comes as a chunk of its own when it is first asked for. */
export function CalendarButton({ disabled, onPick, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [Popover, setPopover] = useState<ComponentType<CalendarPopoverProps> | null>(null);
  const [failed, setFailed] = useState(false);
  // A press on the button is also one outside of the calendar, which closes it first.
  const wasOpened = useRef(false);
  const { words, labelId } = props;
  const open = async () => {
    setFailed(false);
    setOpened(true);
    if (Popover) return;
    try {
      const loaded = await import('./calendar-popover.tsx');
      setPopover(() => loaded.CalendarPopover);
    } catch {
      setOpened(false);
      setFailed(true);
    }
  };
  const press = () => {
    if (!wasOpened.current) void open();
    wasOpened.current = false;
  };
  const close = (isDone: boolean) => {
    setOpened(false);
    if (isDone) button.current?.focus();
  };
  return (
    <span className={cx(classes.place)}>
      <IconButton
        ref={button}
        size="sm"
        label={words.t(failed ? 'failed' : 'open')}
        aria-describedby={labelId}
        aria-haspopup="dialog"
        aria-expanded={opened && Popover !== null}
        disabled={disabled}
        loading={opened && Popover === null}
        onPointerDown={() => {
          wasOpened.current = opened;
        }}
        onClick={press}
      >
        <IconCalendar size={18} />
      </IconButton>
      {failed && (
        <span role="alert" className={cx(classes.failed)}>
          {words.t('failed')}
        </span>
      )}
      {opened && Popover && (
        <Popover
          {...props}
          onClose={close}
          onPick={(value) => {
            onPick(value);
            close(true);
          }}
        />
      )}
    </span>
  );
}
