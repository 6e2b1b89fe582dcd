/** What a bot challenge is solved for; a token solved for one is worthless for another. */
export const CHALLENGE_ACTIONS = ['register', 'recovery', 'sac', 'vote'] as const;
export type ChallengeAction = (typeof CHALLENGE_ACTIONS)[number];

/** The request header that carries the widget's token. */
export const CHALLENGE_HEADER = 'x-challenge-token';
/** The service takes no longer token. */
export const CHALLENGE_TOKEN_LIMIT = 2048;
