import { ownToken } from '@fio/contracts';
import { AppError } from '../../core/errors.ts';
import { area } from '../../core/request/routes.ts';
import { describeCaller } from './describe-caller.ts';
import { assertOwnSecret, rotateToken } from './rotate-token.ts';

export const ownTokenRoutes = area(ownToken, {
  get: (_, context) => describeCaller(context),
  rotate: async ({ body }, context) => {
    const { apiTokenId } = context.session;
    if (apiTokenId === undefined) throw new AppError('FORBIDDEN');
    const may = assertOwnSecret(context);
    const { secret, token } = await rotateToken(context, apiTokenId, body.overlapHours, may);
    const { prefix, expiresAt, previousPrefix, previousUntil } = token;
    return {
      secret,
      prefix,
      expiresAt: expiresAt.toISOString(),
      previous: {
        prefix: previousPrefix ?? '',
        until: (previousUntil ?? context.clock.now()).toISOString(),
      },
    };
  },
});
