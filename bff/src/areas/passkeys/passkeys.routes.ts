import { passkeys as contract } from '@fio/contracts';
import { AppError } from '../../core/errors.ts';
import { area } from '../../core/request/routes.ts';
import { addPasskey } from './add-passkey.ts';
import { preparePasskey } from './prepare-passkey.ts';
import { presentPasskey } from './present-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import { SIGN_IN, signInByPasskey } from './sign-in.ts';

const done = { ok: true } as const;

export const passkeyRoutes = area(contract, {
  list: async (_input, { db, session }) => {
    const where = { registrationId: session.subjectId };
    const rows = await db.passkey.findMany({ where, orderBy: { id: 'desc' } });
    return { items: rows.map(presentPasskey) };
  },
  prepare: ({ body }, context) => preparePasskey(context, body.password),
  add: ({ body }, context) => addPasskey(context, body),
  rename: async ({ params: { id }, body: { name } }, { db, session }) => {
    const where = { id, registrationId: session.subjectId };
    const { count } = await db.passkey.updateMany({ where, data: { name } });
    if (count === 0) throw new AppError('NOT_FOUND');
    return done;
  },
  remove: async ({ params, body }, context) => {
    await removePasskey(context, params.id, body.password);
    return done;
  },
  request: (_input, { identity }) => identity.passkeys.requestOptions(SIGN_IN),
  login: async ({ body }, context) => {
    const { token, exp } = await signInByPasskey(context, body.credential);
    return { token, exp: exp.toISOString() };
  },
});
