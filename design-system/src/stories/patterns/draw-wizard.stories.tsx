import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../../button/index.ts';
import { ExtractionBoard } from '../../extraction/index.ts';
import { FormGrid, TextField } from '../../fields/index.ts';
import { NumberWalk } from '../../number-walk/index.ts';
import { ProgressBar } from '../../progress/index.ts';
import { Text } from '../../text/index.ts';
import { extraction, stagesAt, walk } from '../draw-fixtures.ts';
import { wholePage } from '../decorators/page-parameters.ts';
import { Guidance } from '../guidance.tsx';
import classes from '../stories.module.css';
import { DrawWizard } from './draw-wizard.tsx';

const meta = {
  title: 'Patterns/Draw wizard',
  parameters: { ...wholePage, scale: 'admin' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

const legend = { order: 'forma a ordem', series: 'forma a série' };
const prizes = (values: readonly string[], error?: string) => (
  <FormGrid columns={2}>
    {values.map((value, index) => (
      <TextField
        key={index}
        name={`prizes.${index}`}
        label={`${index + 1}º prêmio`}
        inputMode="numeric"
        required
        defaultValue={value}
        error={value === '' ? undefined : error}
      />
    ))}
  </FormGrid>
);
const empty = ['', '', '', '', ''];

export const SomethingIsMissing: StoryObj = {
  render: () => (
    <DrawWizard
      state={'Marcado'}
      tone={'info'}
      stages={stagesAt(1)}
      title="Congelar a lista"
      text="Antes da extração, a lista de quem concorre é fechada: nenhum número entra nem sai."
    >
      <ul className={classes['column']}>
        <li>
          <a href="#notas">Há notas fiscais do período esperando análise.</a>
        </li>
        <li>
          <a href="#definicao">A ordem dos números ainda não foi revelada.</a>
        </li>
      </ul>
      <div className={classes['row']}>
        <Button disabled>Fechar e congelar a lista</Button>
      </div>
      <Guidance does="say what is missing, each with the way to it." doesNot="hide the button." />
    </DrawWizard>
  ),
};

export const Freezing: StoryObj = {
  render: () => (
    <DrawWizard
      state={'Marcado'}
      tone={'info'}
      stages={stagesAt(1)}
      title="Gravando a lista"
      text="A lista está fechada. Você pode sair desta página: o trabalho continua."
    >
      <ProgressBar label="Gravando a lista" value={41} mine />
      <Text size="small">755.251 de 1.842.077 números gravados</Text>
    </DrawWizard>
  ),
};

export const FirstPersonTypes: StoryObj = {
  render: () => (
    <DrawWizard
      state={'Lista congelada'}
      tone={'info'}
      stages={stagesAt(2)}
      title="Digitar a extração"
      text="Digite os cinco prêmios como a Caixa os publicou. Depois, outra pessoa digita os mesmos, sem ver os seus."
    >
      {prizes(['50366', '3351', '', '', ''], 'Digite os cinco algarismos do bilhete.')}
      <div className={classes['row']}>
        <Button>Registrar a extração</Button>
        <Button variant="quiet">Não houve extração</Button>
      </div>
    </DrawWizard>
  ),
};

export const FirstPersonWaits: StoryObj = {
  render: () => (
    <DrawWizard
      state={'Espera confirmação'}
      tone={'warning'}
      stages={stagesAt(3)}
      title="Esperando a segunda pessoa"
      text="Outra pessoa da equipe precisa digitar os mesmos; só você vê o que digitou."
    >
      <ExtractionBoard label="O que você digitou" legend={legend} prizes={extraction(false)} />
      <div className={classes['row']}>
        <Button variant="secondary">Desfazer a digitação</Button>
      </div>
    </DrawWizard>
  ),
};

export const SecondPersonTypes: StoryObj = {
  render: () => (
    <DrawWizard
      state={'Espera confirmação'}
      tone={'warning'}
      stages={stagesAt(3)}
      title="Confirmar a extração"
      text="Íris Prado já digitou. Leia os cinco prêmios na fonte e digite você também."
    >
      {prizes(empty)}
      <div className={classes['row']}>
        <Button>Confirmar a extração</Button>
      </div>
      <Guidance does="leave the fields empty." doesNot="show what the first person typed." />
    </DrawWizard>
  ),
};

export const TheTwoDiffer: StoryObj = {
  render: () => (
    <DrawWizard
      state={'Lista congelada'}
      tone={'info'}
      stages={stagesAt(2)}
      title="Digitar a extração"
      text="As duas digitações não bateram. Diferença em: 2º prêmio. Nenhuma vale; as duas pessoas digitam de novo."
    >
      {prizes(empty)}
    </DrawWizard>
  ),
};

export const Postponed: StoryObj = {
  render: () => (
    <DrawWizard
      state={'Adiado'}
      tone={'warning'}
      stages={stagesAt(2, 'paused')}
      title="Digitar a extração"
      text="Adiado para a extração de 25 nov 2026. Motivo: a Caixa não realizou a extração do dia 21."
    />
  ),
};

export const Result: StoryObj = {
  render: () => (
    <DrawWizard
      state={'Calculado'}
      tone={'warning'}
      stages={stagesAt(5)}
      title="Conferir o resultado"
      text="Leia o caminho, do prêmio ao ganhador. Nada é público ainda."
    >
      <ExtractionBoard label="Extração 5732" legend={legend} prizes={extraction(true)} />
      <NumberWalk label="Números examinados" items={walk} />
      <div className={classes['row']}>
        <Button>Está certo</Button>
        <Button variant="secondary">Voltar uma etapa</Button>
      </div>
    </DrawWizard>
  ),
};

export const Publishing: StoryObj = {
  render: () => (
    <DrawWizard
      state={'Conferido'}
      tone={'warning'}
      stages={stagesAt(6)}
      title="Publicar"
      text="Não há volta: depois disso nenhum suplente entra."
    >
      <TextField
        label="Para publicar, digite o título do sorteio"
        name="confirmation"
        hint="Sorteio da temporada"
        required
        defaultValue="Sorteio da"
      />
      <div className={classes['row']}>
        <Button variant="danger" disabled>
          Publicar o resultado
        </Button>
      </div>
      <Guidance does="have the title typed." doesNot="put it one press away." />
    </DrawWizard>
  ),
};

export const Cancelled: StoryObj = {
  render: () => (
    <DrawWizard
      state={'Cancelado'}
      tone={'error'}
      stages={stagesAt(2, 'stopped')}
      title="Sorteio cancelado"
      text="Este sorteio não será apurado. Motivo: autorização revogada."
    />
  ),
};

export const Accounted: StoryObj = {
  render: () => (
    <DrawWizard
      state={'Contas prestadas'}
      tone={'success'}
      stages={stagesAt(8)}
      title="Sorteio encerrado"
      text="As contas foram prestadas. Nada mais muda; a prova continua pública."
    />
  ),
};
