import type { Meta, StoryObj } from '@fio/platform/testing/stories';
import { Login } from './login.tsx';

export default {
  title: 'Screens/Sign in',
  component: Login,
  parameters: { page: { path: '/admin/login' } },
} satisfies Meta<typeof Login>;

export const Password: StoryObj = {};
