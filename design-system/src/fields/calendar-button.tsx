import { useImperativeHandle, useRef, useState } from 'react';
import type { ComponentType, Ref } from 'react';
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
  /** `isDone` when the focus goes back to where it was opened; otherwise the person is somewhere else already. */
  onClose: (isDone: boolean) => void;
};

/** The calendar as its field opens it, where the focus comes back to. */
export type CalendarHandle = { open: (from: HTMLElement) => void };

type Props = CalendarProps & {
  labelId: string;
  disabled?: boolean | undefined;
  ref?: Ref<CalendarHandle>;
};

/**
 * Opens the calendar beside a field, which comes as a chunk of its own when it is first asked for. Who types a day goes past it
 * with the Tab key: from the field Alt and the down arrow open it, as of any combobox (ARIA APG).
 */
export function CalendarButton({ disabled, onPick, ref, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const [Popover, setPopover] = useState<ComponentType<CalendarPopoverProps> | null>(null);
  const [failed, setFailed] = useState(false);
  // A press on the button is also one outside of the calendar, which closes it first.
  const wasOpened = useRef(false);
  const { words, labelId } = props;
  const open = async (from: HTMLElement | null) => {
    opener.current = from;
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
    if (!wasOpened.current) void open(button.current);
    wasOpened.current = false;
  };
  const close = (isDone: boolean) => {
    setOpened(false);
    if (isDone) opener.current?.focus();
  };
  useImperativeHandle(ref, () => ({ open: (from) => void open(from) }));
  return (
    <span className={cx(classes.place)}>
      <IconButton
        ref={button}
        size="sm"
        tabIndex={-1}
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
