import { useState } from 'react';
import { prizeKinds } from '@fio/contracts/admin/prize-kinds';
import { prizeSchedules } from '@fio/contracts/admin/prize-schedules';
import { adminPrizes } from '@fio/contracts/admin/prizes';
import { validation } from '@fio/contracts/admin/validation';
import { Button } from '@fio/design-system/button';
import { IconCalendar, IconCheck, IconChevronDown, IconGift, IconTrophy } from '@fio/design-system/icons';
import { DropdownMenu } from '@fio/design-system/menu';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { GiveDialog } from './give-dialog.tsx';
import { deskPath } from './prize-detail.ts';
import { usePrizesWords } from './words.ts';

/** The ways from the list to the desk, to what can be won and to its schedules; and the gift by hand. */
export function PrizesTools() {
  const t = usePrizesWords();
  const may = useMay();
  const navigate = useNavigate();
  const [giving, setGiving] = useState(false);
  const go = (to: string) => void navigate(to);
  return (
    <>
      <DropdownMenu
        label={t('more')}
        actions={[
          {
            id: 'kinds',
            label: t('kinds'),
            icon: <IconTrophy size={16} />,
            onSelect: () => go(prizeKinds.list.path),
          },
          {
            id: 'schedules',
            label: t('schedules'),
            icon: <IconCalendar size={16} />,
            onSelect: () => go(prizeSchedules.list.path),
          },
          ...(may(adminPrizes.give)
            ? [
                {
                  id: 'give',
                  label: t('give'),
                  icon: <IconGift size={16} />,
                  onSelect: () => setGiving(true),
                },
              ]
            : []),
        ]}
        trigger={
          <Button variant="secondary" icon={<IconChevronDown size={16} />}>
            {t('more')}
          </Button>
        }
      />
      {may(validation.validate) && (
        <Button icon={<IconCheck size={16} />} href={deskPath()} onNavigate={go}>
          {t('desk')}
        </Button>
      )}
      {giving && <GiveDialog onClose={() => setGiving(false)} />}
    </>
  );
}
