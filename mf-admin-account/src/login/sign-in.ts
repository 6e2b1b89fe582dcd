import type { account } from '@fio/contracts/admin/account';
import type { BodyOf } from '@fio/contracts/core/endpoint';

type Body = BodyOf<typeof account.login>;

/** What the first step took: proved, or still to be where the account is locked. It is sent again with the code, and kept nowhere but in the page's memory. */
export type Proved = Pick<Body, 'email' | 'password'>;
export type SignIn = (body: Body) => Promise<boolean>;
