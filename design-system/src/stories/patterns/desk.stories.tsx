import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Breadcrumbs } from '../../breadcrumbs/index.ts';
import { Button } from '../../button/index.ts';
import { StateChip } from '../../chip/index.ts';
import { DefinitionList } from '../../definition-list/index.ts';
import { TextAreaField } from '../../fields/index.ts';
import { PageHeader } from '../../page/index.ts';
import { poster } from '../catalogue.ts';
import { AdminFrame } from '../frames.tsx';
import { wholePage } from '../decorators/page-parameters.ts';
import { Guidance } from '../guidance.tsx';
import classes from '../stories.module.css';

const meta = {
  title: 'Patterns/Review desk',
  parameters: { ...wholePage, scale: 'admin' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

const Key = ({ children }: { children: string }) => <kbd className={classes['key']}>{children}</kbd>;

export const Invoice: StoryObj = {
  render: () => (
    <AdminFrame>
      <PageHeader
        title="Nota 110.093"
        chip={<StateChip tone="warning">Em análise</StateChip>}
        breadcrumbs={
          <Breadcrumbs
            label="Onde você está"
            items={[{ title: 'Notas', href: '#notas' }, { title: 'Nota 110.093' }]}
          />
        }
      />
      <div className={classes['desk']}>
        <div
          className={classes['artwork']}
          role="img"
          aria-label="Foto da nota fiscal"
          style={{ backgroundImage: `url("${poster('Sertão Zero').src}")` }}
        />
        <div className={classes['panel']}>
          <DefinitionList
            items={[
              { term: 'Participante', value: 'Íris Prado' },
              { term: 'CNPJ', value: '11.222.333/0001-81' },
              { term: 'Valor', value: 'R$ 184,90' },
              { term: 'Emitida em', value: '18 nov 2026 10:22' },
            ]}
          />
          <TextAreaField label="Motivo" hint="Vai no e-mail ao participante se a nota for recusada." />
          <div className={classes['row']}>
            <Button>
              Aprovar <Key>A</Key>
            </Button>
            <Button variant="secondary">
              Recusar <Key>R</Key>
            </Button>
            <Button variant="quiet">
              Próxima <Key>J</Key>
            </Button>
          </div>
        </div>
      </div>
      <Guidance
        does="print the key on the button and keep the image beside the decision."
        doesNot="open the image over the decision."
      />
    </AdminFrame>
  ),
};
