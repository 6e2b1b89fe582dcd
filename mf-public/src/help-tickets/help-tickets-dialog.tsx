import { useState } from 'react';
import { Dialog } from '@fio/design-system/dialog';
import { Tabs } from '@fio/design-system/tabs';
import { MantineRoot } from '@fio/design-system/theme-provider';
import type { PageDialogProps } from '../dialogs/page-dialog.ts';
import { NumbersTab } from './numbers-tab.tsx';
import { ReceiptTab } from './receipt-tab.tsx';
import { useHelpTicketsWords } from './words.ts';

const TABS = ['nfce', 'nfe', 'sat', 'numbers'] as const;
type Tab = (typeof TABS)[number];
const tabOf = (text: string): Tab => TABS.find((tab) => tab === text) ?? 'nfce';

/** Help on receipts and lucky numbers. `value` is the tab to begin with: `?ajuda=numbers`. */
export default function HelpTicketsDialog({ opened, value, onClose }: PageDialogProps) {
  const t = useHelpTicketsWords();
  const [chosen, setChosen] = useState<Tab | null>(null);
  const close = () => {
    setChosen(null);
    onClose();
  };
  return (
    <MantineRoot scheme="dark">
      <Dialog opened={opened} onClose={close} title={t('title')} closeLabel={t('close')} width={760} sheet>
        <Tabs
          label={t('tabs')}
          value={chosen ?? tabOf(value)}
          onChange={(tab) => setChosen(tabOf(tab))}
          items={TABS.map((tab) => ({
            id: tab,
            title: t(`tab.${tab}`),
            content: tab === 'numbers' ? <NumbersTab /> : <ReceiptTab kind={tab} />,
          }))}
        />
      </Dialog>
    </MantineRoot>
  );
}
