import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Heading, Text } from '../../text/index.ts';
import { Thread, ThreadUnderline } from '../../thread/index.ts';
import { Stamp } from '../../stamp/index.ts';
import { Guidance } from '../guidance.tsx';
import classes from '../stories.module.css';

const meta = { title: 'Foundations/Voice and thread', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** A friend who has seen the trailer four times; never in forms, errors, rules or prizes. */
export const Voice: StoryObj = {
  render: () => (
    <div className={classes['page']}>
      <Heading level={1} size="xl">
        Acertou, errou ou inventou?
      </Heading>
      <Text size="lead">Todo mundo tem uma teoria. A sua está aqui, e agora tem placar.</Text>
      <Heading level={2} size="s">
        No formulário, só o necessário
      </Heading>
      <Text>Pedimos o CPF porque cada pessoa participa uma vez e o prêmio sai no nome dela.</Text>
      <Guidance
        does="play in titles, invitations and results: “Essa você cravou.”"
        doesNot="joke where someone may lose something: forms, errors, rules and prizes stay plain, exact and kind."
      />
    </div>
  ),
};

/** It underlines the open question, joins theories, knots into a stamp. Once in a view. */
export const TheThread: StoryObj = {
  render: () => (
    <div className={classes['page']}>
      <Heading level={2} size="l">
        <ThreadUnderline>Quem apagou a luz do farol?</ThreadUnderline>
      </Heading>
      <Thread>
        {['A Inês abriu por dentro', 'O farol nunca teve luz', 'Foi combinado'].map((text) => (
          <div key={text} className={classes['panel']}>
            {text}
          </div>
        ))}
      </Thread>
      <div className={classes['row']}>
        <Stamp kind="confirmed">Confirmada</Stamp>
        <Stamp kind="denied">Desmentida</Stamp>
        <Stamp kind="invented">Inventada</Stamp>
      </div>
      <Guidance
        does="use the thread once in a view, for the one thing that matters."
        doesNot="repeat it as wallpaper or divider."
      />
    </div>
  ),
};
