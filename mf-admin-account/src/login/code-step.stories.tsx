import type { Meta, StoryObj } from '@fio/platform/testing/stories';
import { CodeStep } from './code-step.tsx';

const ignore = () => undefined;

export default {
  title: 'Components/Code step',
  component: CodeStep,
  args: { recovers: false, onEnter: () => Promise.resolve(), onOther: ignore, onBack: ignore },
  parameters: { page: { path: '/admin/login' } },
} satisfies Meta<typeof CodeStep>;

export const FromTheApp: StoryObj = {};
export const Recovery: StoryObj = { args: { recovers: true } };
