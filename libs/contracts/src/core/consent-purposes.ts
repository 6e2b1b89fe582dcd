/** What one agrees to: a regulation, the terms of use, the privacy policy, news by e-mail, notifications one asked for. */
export const CONSENT_PURPOSES = ['regulation', 'terms', 'privacy', 'marketing', 'notifications'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
