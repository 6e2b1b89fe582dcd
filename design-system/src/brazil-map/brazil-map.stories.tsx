import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inWide } from '../stories/decorators/boxes.tsx';
import { BrazilMap } from './brazil-map.tsx';

const labels = { none: 'nenhum', hidden: 'não informado à parte', credit: 'Contornos: svg-maps, CC BY 4.0' };
const format = (value: number) => value.toLocaleString('pt-BR');
const data = [
  { id: 'SP', label: 'São Paulo', value: 2204, text: '2.204' },
  { id: 'MG', label: 'Minas Gerais', value: 980, text: '980' },
  { id: 'RJ', label: 'Rio de Janeiro', value: 811, text: '811' },
  { id: 'BA', label: 'Bahia', value: 402, text: '402' },
  { id: 'PR', label: 'Paraná', value: 388, text: '388' },
  { id: 'CE', label: 'Ceará', value: 160, text: '160' },
  { id: 'PA', label: 'Pará', value: 77, text: '77' },
  { id: 'DF', label: 'Distrito Federal', value: 41, text: '41' },
  { id: 'AC', label: 'Acre', value: null, text: 'menos de 5' },
];

const meta = {
  title: 'Components/Data/Map of Brazil',
  component: BrazilMap,
  decorators: [inWide],
  parameters: { scale: 'admin' },
  args: {
    caption: 'Cadastros por UF',
    summary: 'São Paulo vem na frente, com 2.204.',
    data,
    labels,
    format,
  },
} satisfies Meta<typeof BrazilMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByUnit: Story = {};
export const SomeHidden: Story = { args: { isPartial: true } };
export const Nothing: Story = { args: { summary: 'Nenhum cadastro neste período.', data: [] } };
