import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { listLabels } from '../stories/form-catalogue.ts';
import classes from '../stories/stories.module.css';
import { FileField } from '../file-field/index.ts';
import { ChoiceField, ColorField, DateTimeField, ListField, NumberField } from './index.ts';

const meta = { title: 'Components/Forms/Admin fields', parameters: { scale: 'admin' } } satisfies Meta;
export default meta;

const List = ({ error }: { error?: string }) => {
  const [value, setValue] = useState(['O carteiro', 'A irmã que ninguém viu', 'O próprio destinatário']);
  return (
    <div className={classes['column']}>
      <ListField
        label="Respostas"
        hint="Alt com as setas muda a ordem."
        required
        value={value}
        onChange={setValue}
        labels={listLabels}
        min={2}
        max={12}
        error={error}
      />
    </div>
  );
};

export const OrderedList: StoryObj = { render: () => <List /> };
export const OrderedListWithError: StoryObj = { render: () => <List error="Duas respostas são iguais." /> };

const Others = () => {
  const [opens, setOpens] = useState('2026-11-21T17:05:00.000Z');
  const [color, setColor] = useState('#7c3aed');
  const [order, setOrder] = useState<number | null>(1200);
  const [file, setFile] = useState<File | null>(null);
  return (
    <div className={classes['column']}>
      <DateTimeField label="Abre em" hint="Horário de Brasília." value={opens} onChange={setOpens} />
      <NumberField label="Ordem" value={order} onChange={setOrder} min={0} />
      <ColorField label="Cor da série" pickLabel="Escolher cor" value={color} onChange={setColor} />
      <FileField
        label="Pôster"
        hint="PNG ou JPEG, até 5 MB."
        chooseLabel="Escolher arquivo"
        fileName={file?.name}
        onChange={setFile}
      />
      <FileField
        label="Arte"
        chooseLabel="Escolher arquivo"
        error="Formato não aceito: use PNG ou JPEG."
        onChange={setFile}
      />
    </div>
  );
};

export const DatesNumbersColorsFiles: StoryObj = { render: () => <Others /> };

const Choice = ({ error }: { error?: string }) => {
  const [reason, setReason] = useState('');
  return (
    <div className={classes['column']}>
      <ChoiceField
        label="Motivo"
        name="reason"
        required
        data={[
          { value: 'illegible', label: 'Ilegível' },
          { value: 'period', label: 'Fora do período' },
          { value: 'duplicate', label: 'Duplicada' },
        ]}
        value={reason}
        onChange={setReason}
        error={error}
      />
    </div>
  );
};

export const ChoiceByDigits: StoryObj = { render: () => <Choice /> };
export const ChoiceWithError: StoryObj = { render: () => <Choice error="Campo obrigatório." /> };
