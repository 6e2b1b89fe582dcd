import type { funnelPt } from './funnel.pt.ts';

export const funnelEn: Record<keyof typeof funnelPt, string> = {
  title: 'From visit to prize',
  'title.registered': 'From registration to prize',
  summary:
    'How far the visits from {{from}} to {{to}} led. Each tab counts once a day, and robots that say so are left out: it is an estimate.',
  'summary.registered': 'How far those who registered from {{from}} to {{to}} came.',
  none: 'Nothing in this period.',
  since: 'Visits are counted since {{day}}.',
  'since.never': 'No visit has been counted yet.',
  step: 'Step',
  visits: 'Visits',
  registrations: 'Registrations',
  withBefore: '{{count}} (before: {{before}})',
  share: '{{count}} ({{percent}}%)',
  shareBefore: '{{count}} ({{percent}}%; before, {{before}}%)',
  'step.visited': 'Visit',
  'step.registered': 'Registration',
  'step.tookPart': 'Vote or invoice',
  'step.invoice': 'Invoice sent',
  'step.valid': 'Invoice approved',
  'step.earned': 'Lucky number or prize',
  'step.prize': 'Prize',
};
