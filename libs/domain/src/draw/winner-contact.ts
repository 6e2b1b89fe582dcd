/** How somebody tried to reach a winner. The letter that the product itself writes is an `email`. */
export const CONTACT_CHANNELS = ['phone', 'email', 'message', 'letter', 'visit'] as const;

/** One of CONTACT_CHANNELS. */
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** What came of an attempt: they answered, nobody did, the address was somebody else's, or a message waits for them. */
export const CONTACT_OUTCOMES = ['reached', 'no_answer', 'wrong', 'left_message'] as const;

/** One of CONTACT_OUTCOMES. */
export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number];
