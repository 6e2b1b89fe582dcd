import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import classes from '../stories/stories.module.css';
import { BrazilMap } from './brazil-map.tsx';

const meta = { title: 'Components/Data/Map of Brazil', parameters: { scale: 'admin' } } satisfies Meta;
export default meta;

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

export const ByUnit: StoryObj = {
  render: () => (
    <div className={classes['wide']}>
      <BrazilMap
        caption="Cadastros por UF"
        summary="São Paulo vem na frente, com 2.204."
        data={data}
        labels={labels}
        format={format}
      />
    </div>
  ),
};

export const SomeHidden: StoryObj = {
  render: () => (
    <div className={classes['wide']}>
      <BrazilMap
        caption="Cadastros por UF"
        summary="São Paulo vem na frente, com 2.204."
        isPartial
        data={data}
        labels={labels}
        format={format}
      />
    </div>
  ),
};

export const Nothing: StoryObj = {
  render: () => (
    <div className={classes['wide']}>
      <BrazilMap
        caption="Cadastros por UF"
        summary="Nenhum cadastro neste período."
        data={[]}
        labels={labels}
        format={format}
      />
    </div>
  ),
};
