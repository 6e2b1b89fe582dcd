import { Popover } from '@mantine/core';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Calendar } from './calendar.tsx';
import type { CalendarPopoverProps } from './calendar-button.tsx';
import classes from './calendar.module.css';

/** A dialog of Mantine's listens for Escape before anybody: it leaves the key to what says that it takes it. */
const takeEscape = ({ target }: FocusEvent) => target.setAttribute('data-mantine-stop-propagation', 'true');

/** The calendar as a dialog by the field: focus goes in and stays, Escape goes back. */
export function CalendarPopover({ labelId, onClose, ...props }: CalendarPopoverProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose(true);
  };
  return (
    <Popover
      opened
      onChange={(isOpen) => isOpen || onClose(false)}
      position="bottom-end"
      floatingStrategy="fixed"
      trapFocus
      withRoles={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <span className={classes.anchor} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-modal
        aria-label={props.words.t('calendar')}
        aria-describedby={labelId}
        className={classes.popover}
        onFocusCapture={takeEscape}
        onKeyDown={press}
      >
        <Calendar {...props} onClose={() => onClose(true)} />
      </Popover.Dropdown>
    </Popover>
  );
}
