import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from './button.tsx';

const meta = { title: 'Components/Actions/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;

export const Primary: StoryObj = { render: () => <Button>Responder</Button> };
