import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { FileField, type FileFieldProps } from './file-field.tsx';

const Choosing = (props: FileFieldProps) => {
  const [file, setFile] = useState<File | null>(null);
  return <FileField {...props} fileName={file?.name ?? props.fileName} onChange={setFile} />;
};

const meta = {
  title: 'Components/Forms/File field',
  component: FileField,
  decorators: [inColumn],
  parameters: { scale: 'admin' },
  args: { label: 'Pôster', chooseLabel: 'Escolher arquivo', onChange: () => undefined },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'PNG ou JPEG, até 5 MB.' } };
export const WithError: Story = { args: { error: 'Formato não aceito: use PNG ou JPEG.' } };
