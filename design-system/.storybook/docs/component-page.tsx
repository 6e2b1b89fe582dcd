import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import { Accessibility } from './accessibility.tsx';

/** The page of a component: what it is for, its arguments with controls, what axe finds, and all its states. */
export const ComponentPage = () => (
  <>
    <Title />
    <Description />
    <Primary />
    <Controls />
    <Accessibility />
    <Stories includePrimary={false} />
  </>
);
