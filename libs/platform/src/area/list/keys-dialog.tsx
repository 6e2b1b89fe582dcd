import { DefinitionList } from '@fio/design-system/definition-list';
import { Dialog } from '@fio/design-system/dialog';
import { useAreaWords } from '../area-words.ts';

const KEYS = [
  ['search', '/'],
  ['move', 'j · k'],
  ['open', 'Enter'],
  ['select', 'x'],
  ['escape', 'Esc'],
  ['palette', 'Ctrl K'],
  ['help', '?'],
] as const;

/** What the keyboard does in a list. */
export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useAreaWords();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('keys.show')} closeLabel={t('close')} width={400}>
      <DefinitionList
        items={KEYS.map(([name, key]) => ({ term: t(`keys.${name}`), value: <kbd>{key}</kbd> }))}
      />
    </Dialog>
  );
}
