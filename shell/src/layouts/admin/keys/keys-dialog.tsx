import { useMemo } from 'react';
import { type Shortcut, useCharacterKeys } from '@fio/platform/feedback';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Dialog } from '@fio/design-system/dialog';
import { SwitchField } from '@fio/design-system/fields';
import { Heading } from '@fio/design-system/text';
import classes from '../admin.module.css';
import { printedKeys } from './printed-keys.ts';
import { useKeysWords } from './words.ts';

const EVERYWHERE = [
  ['palette', 'Ctrl K'],
  ['help', '?'],
  ['escape', 'Esc'],
  ['calendar', 'Alt ↓'],
] as const;

function Keys({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section aria-label={title}>
      <Heading level={3} size="s">
        {title}
      </Heading>
      <DefinitionList items={shortcuts.map(({ key, label }) => ({ term: label, value: <kbd>{key}</kbd> }))} />
    </section>
  );
}

/** What the keys do: on the screen that is shown, as it tells itself, and everywhere. */
export default function KeysDialog(props: {
  opened: boolean;
  onClose: () => void;
  shortcuts: readonly Shortcut[];
}) {
  const { opened, onClose, shortcuts } = props;
  const t = useKeysWords();
  const { areOn } = useCharacterKeys();
  const printed = useMemo(() => (opened ? printedKeys() : []), [opened]);
  const here = [...printed, ...shortcuts];
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} closeLabel={t('close')} width={480} sheet>
      <div className={classes['keys']}>
        {here.length > 0 && <Keys title={t('here')} shortcuts={here} />}
        <Keys
          title={t('everywhere')}
          shortcuts={EVERYWHERE.map(([name, key]) => ({ key, label: t(name) }))}
        />
        <SwitchField
          label={t('characters')}
          hint={t('characters.hint')}
          checked={areOn}
          onChange={({ currentTarget }) => useCharacterKeys.setState({ areOn: currentTarget.checked })}
        />
      </div>
    </Dialog>
  );
}
