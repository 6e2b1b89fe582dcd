/**
 * How an invitation stands: whoever was invited registered, and confirmed their e-mail. A doubtful one counts for nothing,
 * whatever is confirmed: something says that inviter and invited are one person, or one household.
 */
export const INVITATION_STATES = ['registered', 'confirmed', 'doubtful'] as const;

/** One of INVITATION_STATES. */
export type InvitationState = (typeof INVITATION_STATES)[number];

/**
 * What speaks against an invitation: sent while the inviter was signed in, from a browser the inviter signed in with, or from
 * an address the inviter was seen at; `together`: more people than allowed came by the same link from one browser or address,
 * whosever it is.
 */
export const INVITATION_SIGNS = ['session', 'device', 'address', 'together'] as const;

/** One of INVITATION_SIGNS. */
export type InvitationSign = (typeof INVITATION_SIGNS)[number];

const CODE = /^[A-Za-z0-9_-]{11}$/;

/** Whether a text can be the code of somebody's link: 64 random bits in base64url. */
export const isInvitationCode = (text: string): boolean => CODE.test(text);
