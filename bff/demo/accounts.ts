import { demoStaff } from './staff.ts';
import { demoVisitors } from './visitors.ts';

/** Of every demonstration account. They exist only in an embedded database that was empty. */
export const DEMO_PASSWORD = 'Teoria!2026';

export interface DemoAccount {
  strategy: 'admin' | 'user';
  /** One of the five types for staff. */
  type: string | null;
  name: string;
  email: string;
  /** What visitors may sign in with as well. */
  cpf: string | null;
  password: string;
}

/** Who one can sign in as once the demonstration content is there: staff first, super before all. */
export const demoAccounts: readonly DemoAccount[] = [
  ...[...demoStaff]
    .sort((left, right) => Number(right.type === 'super') - Number(left.type === 'super'))
    .map(({ type, name, email }) => ({ strategy: 'admin' as const, type, name, email, cpf: null })),
  ...demoVisitors.map(({ name, lastName, email, cpf }) => ({
    strategy: 'user' as const,
    type: null,
    name: `${name} ${lastName}`,
    email,
    cpf,
  })),
].map((account) => ({ ...account, password: DEMO_PASSWORD }));
